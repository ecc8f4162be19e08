import { asSent } from '../form/beneathIn.ts';
import type { JsonObject } from '../json.ts';
import { toldBy } from './filled.ts';
import type { CompiledFlow } from './flow.ts';
import { stepState, type JourneyState } from './state.ts';

/**
 * The answers of all steps as their person gave them, later steps winning: where a rule gave one, what they wrote beneath it or null. What was
 * looked up and not sent nobody gave.
 */
export const saidIn = (flow: CompiledFlow, state: JourneyState): JsonObject =>
  Object.assign(
    {},
    ...flow.steps
      .filter((step) => toldBy(flow, state, step) === undefined)
      .map(({ slug }) => asSent(stepState(state, slug))),
  );
