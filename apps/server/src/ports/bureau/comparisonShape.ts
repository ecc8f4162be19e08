import type { RegisterComparison } from '@passo/catalog';
import { z } from 'zod';

/** What a register compared. */
export const comparisonShape = z.object({
  situation: z.enum(['regular', 'pending', 'suspended', 'cancelled', 'void', 'deceased']),
  nameSimilarity: z.number().min(0).max(1),
  birthDateAgrees: z.boolean(),
  reference: z.string(),
}) satisfies z.ZodType<RegisterComparison>;
