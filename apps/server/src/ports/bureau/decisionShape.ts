import type { CreditDecision } from '@passo/catalog';
import { z } from 'zod';
import { limitsShape } from '../lender/offerShape.ts';

/** What a bureau decided. Limits that say nothing can be lent are no decision: that is a refusal. */
export const decisionShape = limitsShape.extend({
  score: z.number().min(0).max(10_000),
  marginCentavos: limitsShape.shape.maximumCentavos,
}) satisfies z.ZodType<CreditDecision>;
