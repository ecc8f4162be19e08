import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exampleOffer, offer } from '../offer.ts';
import { hashId, money, slug } from '../parts.ts';
import { simulationProblems } from './simulations.ts';

export const simulation = defineCall({
  summary: 'What an amount costs over a term: the lender’s offer, kept until it expires',
  params: z.object({ id: hashId }),
  body: z.object({ step: slug, valorSolicitado: money, prazo: z.int().min(1).max(480) }),
  data: z.object({ simulation: offer }),
  changes: true,
  problems: simulationProblems,
  examples: {
    body: { step: 'simulacao', valorSolicitado: 8500, prazo: 24 },
    data: {
      simulation: exampleOffer,
    },
  },
});
