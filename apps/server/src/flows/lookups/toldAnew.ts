import { isTold } from '@passo/catalog';
import {
  canonical,
  isJsonObject,
  startsOver,
  stepState,
  withStep,
  type CompiledField,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
  type JsonObject,
} from '@passo/engine';
import { besideStep } from './beside.ts';
import { heldAt, placesOf, withHeldAt, type Place } from './places.ts';
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
  const answered = withHeldAt(kept, place.path, told ?? place.of.tell(place.held, null));
  // What lies beneath another answer is sent again when it comes back.
  const isOpen = told === null && place.path[0] === 'answers' && kept.status !== 'init';
  return withStep(state, slug, { ...answered, ...(isOpen && startsOver) });
}

/** Whether the flow itself says so: nobody told it, and nobody is asked. */
const isGiven = ({ field, held }: Place): boolean =>
  [field.definition.defaultValue, ...field.standards.map(({ value }) => value)].some(
    (given) => canonical(sentAs(field, given)) === canonical(held),
  );

/** As it is kept; null for what the kind cannot read. */
function sentAs({ kind, definition }: CompiledField, wire: unknown): JsonObject | null {
  const read = kind?.read(wire, definition);
  const sent = read?.ok === true ? kind?.send(read.value, definition) : undefined;
  return isJsonObject(sent) ? sent : null;
}
