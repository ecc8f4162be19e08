import { isTold } from '@passo/catalog';
import {
  canonical,
  startsOver,
  stepState,
  withStep,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
  type JsonObject,
  type StepState,
} from '@passo/engine';
import { besideStep } from './beside.ts';
import { isGiven, sentAs } from './given.ts';
import { heldAt, placesOf, without, withHeldAt, type Place } from './places.ts';
import type { Telling } from './witness.ts';

/**
 * The journey before a submit (`state`), with those answers told anew that the submit (`moved` is what it makes of the journey) puts
 * beside another one than they were told of, and the engine leaves: a year of a model that is only called like the one before. What
 * nobody tells now is as typed, and its step is asked again. The very same journey where all of them stand.
 */
export async function toldAnew(
  flow: CompiledFlow,
  state: JourneyState,
  moved: JourneyState,
  witness: Telling,
): Promise<JourneyState> {
  const isStale = ({ slug }: CompiledStep, place: Place): boolean =>
    isTold(place.of, place.held) &&
    !witness.isToldOf(place) &&
    !isGiven(place) &&
    // What this submit says is told with it.
    canonical(heldAt(stepState(state, slug), place.path)) === canonical(place.held);
  const stale = flow.steps.flatMap((step) =>
    placesOf(step.form, stepState(moved, step.slug), besideStep(flow, moved, step))
      .filter((place) => isStale(step, place))
      .map((place) => ({ slug: step.slug, place })),
  );
  await witness.count(stale.map(({ place }) => place));
  const told = await Promise.all(stale.map(async (one) => ({ ...one, answer: await tell(one.place, witness) })));
  return told.reduce((next, { slug, place, answer }) => withAnswer(next, slug, place, answer), state);
}

/** Null where nobody tells it. */
async function tell({ of, question, held, field }: Place, witness: Telling): Promise<JsonObject | null> {
  const told = question === null ? null : await witness.tell(of, question, held);
  return told === null ? null : sentAs(field, told);
}

function withAnswer(state: JourneyState, slug: string, place: Place, told: JsonObject | null): JourneyState {
  const kept = stepState(state, slug);
  const answer = told ?? place.of.tell(place.held, null);
  const answered = withHeldAt(kept, place.path, answer);
  const filled = canonical(answer) === canonical(place.held) ? [] : filledBy(place, kept);
  // What lies beneath another answer is sent again when it comes back.
  const isOpen = (told === null || filled.length > 0) && place.path[0] === 'answers' && kept.status !== 'init';
  return withStep(state, slug, { ...without(answered, filled), ...(isOpen && startsOver) });
}

/** Where its look-up filled others in: a price is of the year that it was told with. */
const filledBy = ({ field, path }: Place, kept: StepState): readonly Place['path'][] =>
  (field.kind?.fills ?? [])
    .map((key) => [...path.slice(0, -1), key])
    .filter((at) => path[0] === 'answers' && heldAt(kept, at) !== undefined);
