import type { StepKind } from '../step.ts';
import type { CompiledStep } from './flow.ts';

/* Seconds on a phone, with one finger. Stated and not measured: people are told how much is left, and it must not jump about. */

/** To read a page and press its button. */
const PAGE = 5;
/** For a machine that is asked on arrival. */
const MACHINE = 10;
/** For a field that has to be answered; what may be left empty is left. */
const FIELD = 6;

/** Where people work, or where all is done, nobody has to sit and look. */
function usual({ asks, patience, ends }: StepKind): number {
  if (asks === 'onEnter') return patience === undefined ? MACHINE : 0;
  return ends === true ? 0 : PAGE;
}

/** How long the customer's own part of a step takes, in seconds. */
export function secondsOf({ kind, definition: { fields = [] } }: CompiledStep): number {
  const asked = fields.filter(({ required }) => required === true);
  return (kind.seconds ?? usual(kind)) + FIELD * asked.length;
}
