import { withPhotos } from '../form/photos.ts';
import { canonical, type Json, type JsonObject } from '../json.ts';
import { startsOver } from './advance.ts';
import { factsOf } from './facts.ts';
import { answersFor } from './filled.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { mendingStep } from './mending.ts';
import { stepState, withStep, type JourneyState } from './state.ts';

/** The answer that says whose journey it is, and who agrees. */
export const WHO = 'cpf';

const personIn = (flow: CompiledFlow, state: JourneyState): Json | undefined => factsOf(flow, state).answers[WHO];

/** The journey without what is of somebody else than after this submit: of another person, or said by another than who says now. */
export const withoutWhatIsOfAnother = (
  flow: CompiledFlow,
  before: JourneyState,
  after: JourneyState,
  submitted: CompiledStep,
): JourneyState => withoutWordsOfAnother(flow, before, ofThisPerson(flow, before, after, submitted));

/**
 * Photos are of somebody, and so is what was looked up of them: once the CPF becomes another one's, those of the person before are no answers
 * any more, at any step but the one that was submitted just now. What was written stays, to be looked at again.
 */
function ofThisPerson(
  flow: CompiledFlow,
  before: JourneyState,
  after: JourneyState,
  submitted: CompiledStep,
): JourneyState {
  const former = personIn(flow, before);
  if (former === undefined || canonical(former) === canonical(personIn(flow, after))) return after;
  const lookedUp = flow.steps.flatMap(({ slug, index, kind }) => {
    const known = kind.fills?.(stepState(before, slug).result);
    return known === undefined ? [] : [{ index, known }];
  });
  return flow.steps.reduce((state, step) => {
    if (step.slug === submitted.slug) return state;
    const found = lookedUp.filter(({ index }) => index < step.index).map(({ known }) => answersFor(step, known));
    return withoutSaid(withoutThese(state, step, Object.assign({}, ...found)), step);
  }, after);
}

/** Sent or not, and corrected or not: whoever corrected it was the one whom it is of. A step that loses something of it starts over. */
function withoutThese(state: JourneyState, { slug, form }: CompiledStep, found: JsonObject): JourneyState {
  const { answers, beneath = {} } = stepState(state, slug);
  const [written, under] = [without(answers, found), without(beneath, found)];
  const kept = withPhotos(form, written, () => undefined);
  const isFound = canonical([written, under]) !== canonical([answers, beneath]);
  if (isFound) return withStep(state, slug, { ...startsOver, answers: kept, beneath: under });
  return canonical(kept) === canonical(answers) ? state : withStep(state, slug, { answers: kept });
}

/** What the person before was told, how often it was no, and what that taught: nothing of the next one, but that it was asked so often. */
function withoutSaid(state: JourneyState, { slug }: CompiledStep): JourneyState {
  const { noes, noesOfOthers = 0, notice, heading, inconsistency } = stepState(state, slug);
  if (!noes && !notice && !heading && !inconsistency) return state;
  const others = noesOfOthers + (noes ?? 0);
  return withStep(withoutWords(state, slug), slug, { noes: 0, noesOfOthers: others, noesOf: {}, learned: {} });
}

/** A step that was opened again is open as if it never had been. */
const withoutWords = (state: JourneyState, slug: string): JourneyState =>
  withStep(state, slug, {
    ...{ notice: null, heading: null, inconsistency: null },
    ...(stepState(state, slug).status === 'remake' && { status: 'init' }),
  });

/**
 * What one said who says no for themselves alone (`each` of the tries) is not told of another whom the customer turned to. How often they said
 * it, and what that taught, stays: it counts again for whoever comes back to them.
 */
function withoutWordsOfAnother(flow: CompiledFlow, before: JourneyState, after: JourneyState): JourneyState {
  const facts = [before, after].map((state) => factsOf(flow, state));
  return flow.steps.reduce((state, step) => {
    const { tries } = step.kind;
    const [former, now] = facts.map((known) => tries?.each?.of(known));
    // What it heard last is something else, or nothing: the words are not of this no.
    if (former === now || stepState(state, step.slug).inconsistency !== tries?.after) return state;
    return withoutWords(withoutWords(state, step.slug), (mendingStep(flow, step) ?? step).slug);
  }, after);
}

const without = (answers: JsonObject, found: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !Object.hasOwn(found, key)));
