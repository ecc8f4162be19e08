import type { IdentityVerdict } from '@passo/catalog';
import { z } from 'zod';

/** How sure whoever looked at a document or a face is that it is the person's. */
export const verdictShape = z.object({
  similarity: z.number().min(0).max(1),
  reference: z.string(),
}) satisfies z.ZodType<IdentityVerdict>;
