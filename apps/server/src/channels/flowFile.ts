import { z } from 'zod';

/** A flow names a template and states only what differs, or writes the step out; the engine reads the steps. */
export const flowFile = z.strictObject({ steps: z.array(z.looseObject({ template: z.string().optional() })).min(1) });
