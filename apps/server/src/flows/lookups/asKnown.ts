import type { CompiledFlow, CompiledStep, JourneyState, JsonObject } from '@passo/engine';
import { besideStep } from './beside.ts';
import { tellAnswers } from './tellAnswers.ts';
import { knownOf } from './witness.ts';

/**
 * The answers of a step that is not finished yet, with what the proposal holds of look-ups already: nobody is asked, and what a client
 * says was told counts for nothing. The rest is asked when the step is finished.
 */
export const asKnown = (
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  submitted: JsonObject,
): Promise<JsonObject> =>
  tellAnswers(step.form, submitted, {
    kept: submitted,
    around: besideStep(flow, state, step),
    ask: knownOf(flow, state).tell,
  });
