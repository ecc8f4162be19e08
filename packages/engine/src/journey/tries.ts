import type { Answer } from '../answer.ts';
import type { CompiledStep } from './flow.ts';
import { stepState, withStep, type JourneyState } from './state.ts';

interface Heard {
  readonly answer: Answer;
  readonly byPerson?: boolean | undefined;
}

/**
 * Counts a no after which the step may be tried again, and turns it into one that opens the step as long as tries are left. A person's no,
 * and a no for any other reason, is what it was. The count stays when the step starts over, so nothing that a customer does gives more tries.
 */
export function countTry(
  state: JourneyState,
  { slug, kind: { tries } }: CompiledStep,
  { answer, byPerson = false }: Heard,
): { readonly state: JourneyState; readonly answer: Answer } {
  const { status, noes = 0 } = stepState(state, slug);
  const isOfPerson = byPerson || status === 'review';
  if (tries === undefined || isOfPerson || !isSuch(answer, tries.after)) return { state, answer };
  const left = tries.most - noes - 1;
  const counted = withStep(state, slug, { noes: noes + 1 });
  return { state: counted, answer: left > 0 ? { ...answer, remake: true, text: tries.says(left) } : answer };
}

/** What is asked again anyway is no try: the photo could not be judged. */
const isSuch = (answer: Answer, inconsistency: string): answer is Extract<Answer, { kind: 'refused' }> =>
  answer.kind === 'refused' && answer.remake !== true && answer.inconsistency === inconsistency;
