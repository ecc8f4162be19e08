import type { Answer } from '../answer.ts';
import type { JsonObject } from '../json.ts';
import type { Tries } from '../step.ts';
import { factsOf, formContext } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { judgeKept } from './judgeKept.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState } from './state.ts';

interface Heard {
  readonly answer: Answer;
  readonly byPerson?: boolean | undefined;
}

/**
 * Counts a no after which the step may be tried again, and turns it into one that opens the step as long as tries are left. A person's no,
 * and a no for any other reason, is what it was. The count stays when the step starts over, so nothing that a customer does gives more tries.
 */
export function countTry(
  flow: CompiledFlow,
  state: JourneyState,
  { slug, kind: { tries } }: CompiledStep,
  { answer, byPerson = false }: Heard,
): { readonly state: JourneyState; readonly answer: Answer } {
  const { status, noes = 0 } = stepState(state, slug);
  const isOfPerson = byPerson || status === 'review';
  if (tries === undefined || isOfPerson || !isSuch(answer, tries.after)) return { state, answer };
  const { limitCentavos } = answer;
  const learned = taught(flow, state, tries, limitCentavos);
  const counted = withStep(state, slug, { noes: noes + 1, ...(learned && { learned }) });
  const left = learned === null ? 0 : tries.most - noes - 1;
  const again = { ...answer, remake: true, text: tries.says(left, limitCentavos) };
  return { state: counted, answer: left > 0 ? again : answer };
}

const taught = (
  flow: CompiledFlow,
  state: JourneyState,
  { teaches }: Tries,
  limit: number | undefined,
): JsonObject | null | undefined => (limit === undefined ? undefined : teaches?.(limit, factsOf(flow, state)));

/** What is asked again anyway is no try: the photo could not be judged. */
const isSuch = (answer: Answer, inconsistency: string): answer is Extract<Answer, { kind: 'refused' }> =>
  answer.kind === 'refused' && answer.remake !== true && answer.inconsistency === inconsistency;

/** The step that opens after a no that taught something: answers that do not fit it any more are what the step begins with now, if anything. */
export function withFitting(
  flow: CompiledFlow,
  state: JourneyState,
  { heardAt, opens }: { readonly heardAt: string; readonly opens: CompiledStep },
  environment: JourneyEnvironment,
): JourneyState {
  if (stepState(state, heardAt).learned === undefined) return state;
  const { stored, bounds } = formContext(flow, state, opens, environment);
  const unfit = judgeKept(flow, state, opens, environment).problems.map(({ field }) => field);
  const fitting = Object.entries(stored).flatMap(([key, value]) => {
    const fits = unfit.includes(key) ? bounds?.[key]?.defaultValue : value;
    return fits === undefined ? [] : [[key, fits] as const];
  });
  return withStep(state, opens.slug, { answers: Object.fromEntries(fitting) });
}
