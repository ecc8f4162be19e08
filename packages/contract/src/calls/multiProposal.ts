import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, situation } from '../parts.ts';

export const multiProposal = defineCall({
  summary: 'Open proposals of the same CPF with the same partner. Continuing one of them needs its own code',
  params: z.object({ id: hashId, cpf: z.string().regex(/^\d{11}$/) }),
  query: z.looseObject({ query: z.string().max(60).optional() }),
  data: z.array(z.object({ hashId, product: z.string(), startedAt: z.string(), situation })),
  problems: ['client.unknown', 'hash.invalid', 'hash.expired', 'rate.limited'],
  examples: {
    data: [
      {
        hashId: 'dGhpcyBpcyBub3QgYSByZWFs',
        product: 'Crédito do Trabalhador',
        startedAt: '2026-11-20T12:00:00.000Z',
        situation: 'pending',
      },
    ],
  },
});
