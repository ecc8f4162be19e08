import type { Answer } from '../answer.ts';
import { own } from '../json.ts';
import type { Facts, Tries } from '../step.ts';
import { factsOf, formContext } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { mendingStep } from './mending.ts';
import { judgeKept } from './judgeKept.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState, type StepState } from './state.ts';

type No = Extract<Answer, { kind: 'refused' }>;

/** As many persons as have all their tries in one order: whoever begins, and whoever it turns out to be for. */
const PERSONS = 2;

interface Heard {
  readonly answer: Answer;
  readonly byPerson?: boolean | undefined;
}

interface Counted {
  readonly state: JourneyState;
  readonly answer: Answer;
  /** Whether something follows from this no, and not only from one before. */
  readonly taught: boolean;
}

/**
 * Counts a no after which the step may be tried again, and turns it into one that opens the step as long as tries are left. A person's no,
 * and a no for any other reason, is what it was. The count stays when the step starts over: nothing that the same person does gives more tries.
 */
export function countTry(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  { answer, byPerson = false }: Heard,
): Counted {
  const { slug } = step;
  const { tries } = step.kind;
  const before = stepState(state, slug);
  const isOfPerson = byPerson || before.status === 'review';
  if (tries === undefined || isOfPerson || !isSuch(answer, tries.after) || !isMendable(flow, step))
    return { state, answer, taught: false };
  const { limitCentavos } = answer;
  const facts = factsOf(flow, state);
  const learned = tries.teaches?.(limitCentavos, facts);
  const taught = learned !== undefined;
  const { left, ...noes } = oneMore(before, tries, facts);
  const counted = withStep(state, slug, { ...noes, ...(learned && { learned }) });
  if (left <= 0 || (taught && tries.isOver?.(learned) === true)) return { state: counted, answer, taught };
  const text = tries.says(left, learned && limitCentavos);
  return { state: withoutTried(counted, slug, tries), answer: onceMore(answer, { ...tries, text }), taught };
}

/** What nobody can give anew is not tried anew. */
const isMendable = (flow: CompiledFlow, step: CompiledStep): boolean =>
  step.kind.mendedBy === undefined || mendingStep(flow, step) !== undefined;

/**
 * With one no more: of this person, of all who came before in the order (else two CPFs named in turn try without end), and of whoever said it
 * where noes are told apart; and how many tries that leaves.
 */
function oneMore({ noes = 0, noesOfOthers = 0, noesOf = {} }: StepState, { most, each }: Tries, facts: Facts) {
  const all = { noes: noes + 1, left: Math.min(most, PERSONS * most - noesOfOthers) - noes - 1 };
  if (each === undefined) return all;
  const who = each.of(facts);
  const theirs = (own(noesOf, who) ?? 0) + 1;
  return { ...all, noesOf: { ...noesOf, [who]: theirs }, left: Math.min(all.left, each.most - theirs) };
}

/** The same no, as one that opens the step again in these words. */
const onceMore = (answer: No, { title, text }: Pick<Tries, 'title'> & { readonly text: string }): No => ({
  ...answer,
  ...{ remake: true, text },
  ...(title !== undefined && { title }),
});

/** The step without the answer that was tried. */
function withoutTried(state: JourneyState, slug: string, { again }: Tries): JourneyState {
  const kept = Object.entries(stepState(state, slug).answers).filter(([key]) => key !== again);
  return withStep(state, slug, { answers: Object.fromEntries(kept) });
}

/** What is asked again anyway is no try: the photo could not be judged. */
const isSuch = (answer: Answer, inconsistency: string): answer is No =>
  answer.kind === 'refused' && answer.remake !== true && answer.inconsistency === inconsistency;

/** More than what it begins with now: it may fit another term, and not the one that is kept beside it. */
const isAbove = (value: unknown, begins: unknown): boolean =>
  typeof value === 'number' && typeof begins === 'number' && value > begins;

/**
 * Another step that opens after a no: without the answer that was tried, and where the no taught something, with what the step begins with now
 * in place of answers that do not fit any more.
 */
export function withFitting(
  flow: CompiledFlow,
  given: JourneyState,
  {
    heardAt,
    opens,
    taught,
  }: { readonly heardAt: CompiledStep; readonly opens: CompiledStep; readonly taught: boolean },
  environment: JourneyEnvironment,
): JourneyState {
  const { tries } = heardAt.kind;
  const state = tries === undefined ? given : withoutTried(given, opens.slug, tries);
  if (!taught) return state;
  const { stored, bounds } = formContext(flow, state, opens, environment);
  const unfit = judgeKept(flow, state, opens, environment).problems.map(({ field }) => field);
  const fitting = Object.entries(stored).flatMap(([key, value]) => {
    const begins = bounds?.[key]?.defaultValue;
    const fits = unfit.includes(key) || isAbove(value, begins) ? begins : value;
    return fits === undefined ? [] : [[key, fits] as const];
  });
  return withStep(state, opens.slug, { answers: Object.fromEntries(fitting) });
}
