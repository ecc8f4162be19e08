import type { SystemConfiguration } from '@passo/contract';
import { isRecord } from '@passo/engine/json.ts';

/** The step at which codes are confirmed: the one a refused start names, else the flow's own. */
export function tokenStepOf(system: SystemConfiguration | null, problem: unknown): string | null {
  const errors = isRecord(problem) && isRecord(problem.errors) ? problem.errors : {};
  if (typeof errors.step === 'string') return errors.step;
  return system?.steps.find((step) => step.tokenValidationMethods.length > 0)?.slug ?? null;
}
