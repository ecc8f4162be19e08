import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, situation } from '../parts.ts';

/** One of a person's proposals, as far as every list of them says it. */
export const listedProposal = z.object({ hashId, product: z.string(), startedAt: z.string(), situation });

const data = z.array(listedProposal);
const problems = ['client.unknown', 'hash.invalid', 'hash.expired', 'rate.limited'] as const;
const examples = {
  data: [
    {
      hashId: 'dGhpcyBpcyBub3QgYSByZWFs',
      product: 'Crédito do Trabalhador',
      startedAt: '2026-11-20T12:00:00.000Z',
      situation: 'pending' as const,
    },
  ],
};

export const multiProposal = defineCall({
  summary:
    'Open proposals of the same person with the same partner, for a device that has proven the contact on their file and asks for its own CPF; nothing for anybody else',
  params: z.object({ id: hashId, cpf: z.string().regex(/^\d{11}$/) }),
  query: z.looseObject({ query: z.string().max(60).optional() }),
  data,
  problems: [...problems],
  examples,
});

export const openProposals = defineCall({
  summary: 'The same without a CPF in the address: who asks is known by the contact that was proven',
  params: z.object({ id: hashId }),
  body: z.object({}),
  data,
  problems: [...problems],
  examples: { body: {}, ...examples },
});
