import type { CompiledFlow, CompiledStep } from '@passo/engine';
import { isQuiet } from '../../flows/shown/waits.ts';
import { outcomes, type Outcome } from '../outcomes.ts';

/** An ending that the table does not have: everything goes well. */
export const GOOD_ENDING = '25';

/** Where a walk may stop: every step at which a customer finds something, but the first, where everybody begins. */
export const stopsOf = ({ steps }: CompiledFlow): readonly CompiledStep[] =>
  steps.slice(1).filter((step) => !isQuiet(step));

/** What may happen outside on this way: an outcome of a question that nobody puts there would be none. */
export function outcomesOf({ steps }: CompiledFlow): readonly Outcome[] {
  const operations = steps.flatMap(({ kind }) => kind.call?.operation ?? []);
  return outcomes.filter(({ at }) => at === undefined || operations.some((operation) => at.test(operation)));
}
