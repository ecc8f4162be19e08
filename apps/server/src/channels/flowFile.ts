import { z } from 'zod';

/**
 * A flow names a template and states only what differs, or writes the step out; `without` names the template's fields that
 * this flow does not ask. The engine reads the steps.
 */
export const flowFile = z.strictObject({
  /** Where an editor finds what may stand here: `templates/flow.schema.json`. */
  $schema: z.string().optional(),
  /** Absent where the flow has the usual ones. The engine reads them too. */
  phases: z.unknown().optional(),
  steps: z.array(z.looseObject({ template: z.string().optional(), without: z.array(z.string()).optional() })).min(1),
});
