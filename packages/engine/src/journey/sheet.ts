import { isSigned } from './ending.ts';
import { factsOf } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { isLive } from './position.ts';
import { isVoid } from './question.ts';
import { stepState, type JourneyEnvironment, type JourneyState } from './state.ts';

/* Nobody signs past a sheet that they have not read: which one it was is kept where they went on from it. */

/** The sheet in force at a step, as one text; null where there is nothing to be read. */
export const sheetOf = (flow: CompiledFlow, state: JourneyState, { kind, index }: CompiledStep): string | null =>
  kind.sheet?.(factsOf(flow, state, index)) ?? null;

/**
 * Whether the sheet that was read at the step is not, or no longer, the one in force, or the paper beside it is none that would be written
 * today: a release may ask for more than was said when it was. What is signed is signed, by a signature that comes after it.
 */
export function isUnread(flow: CompiledFlow, state: JourneyState, step: CompiledStep): boolean {
  if (step.kind.sheet === undefined || isSigned(flow, state, step.index)) return false;
  const { acknowledged = null } = stepState(state, step.slug);
  const sheet = sheetOf(flow, state, step);
  return sheet === null || acknowledged !== sheet || isVoid(flow, state, step);
}

/** Whether something is signed at the step whose sheet, before it, is unread. A step that is not asked has none to read. */
export const signsUnread = (
  flow: CompiledFlow,
  state: JourneyState,
  { kind, index }: CompiledStep,
  environment: JourneyEnvironment,
): boolean =>
  kind.signs === true &&
  flow.steps.some(
    (step) => step.index < index && isUnread(flow, state, step) && isLive(flow, state, step, environment),
  );
