import { isTold } from '@passo/catalog';
import { stepState, type CompiledFlow, type JourneyState } from '@passo/engine';
import { besideStep } from './beside.ts';
import { isGiven } from './given.ts';
import { placesOf, type Place } from './places.ts';

/**
 * What the proposal holds of look-ups, in the order of its steps: what counts, and what lies beneath an answer that a rule gave. Each was
 * told of what stands beside it: one that is not any more is told anew with the change that makes it so (see `toldAnew`).
 */
export const toldBefore = (flow: CompiledFlow, state: JourneyState): readonly Place[] =>
  flow.steps.flatMap((step) =>
    placesOf(step.form, stepState(state, step.slug), besideStep(flow, state, step)).filter(
      (place) => isTold(place.of, place.held) && !isGiven(place),
    ),
  );
