import { asSent } from '../form/beneathIn.ts';
import type { JsonObject } from '../json.ts';
import type { CompiledFlow } from './flow.ts';
import { stepState, type JourneyState } from './state.ts';

/** The answers of all steps as their person gave them, later steps winning: where a rule gave one, what they wrote beneath it or null. */
export const saidIn = (flow: CompiledFlow, state: JourneyState): JsonObject =>
  Object.assign({}, ...flow.steps.map(({ slug }) => asSent(stepState(state, slug))));
