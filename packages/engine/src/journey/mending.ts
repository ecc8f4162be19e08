import type { Answer } from '../answer.ts';
import type { CompiledField } from '../form/compile.ts';
import { isLocked } from '../form/initial.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';

/** The last step before this one that asks what mends it; one that only repeats it, and lets nobody write it, mends nothing. */
export const mendingStep = (
  flow: CompiledFlow,
  { index, kind: { mendedBy } }: CompiledStep,
): CompiledStep | undefined =>
  flow.steps.findLast(
    (step) => step.index < index && step.form.fields.some((field) => field.key === mendedBy && isWritable(field)),
  );

/** Whether the customer may still write it, now that there is a proposal. */
const isWritable = ({ definition, readOnlyWithProposal }: CompiledField): boolean =>
  !isLocked(definition) && !readOnlyWithProposal;

/**
 * The step at which a no is mended, where it may be. Who pays and says by itself that it is to be asked once more is asked the same: only
 * what was counted as a try leads back from there.
 */
export function leadsTo(
  flow: CompiledFlow,
  step: CompiledStep,
  { heard, answer }: Readonly<Record<'heard' | 'answer', Answer>>,
): CompiledStep | undefined {
  if (answer.kind !== 'refused' || answer.remake !== true) return undefined;
  return step.kind.call?.pays === true && answer === heard ? undefined : mendingStep(flow, step);
}
