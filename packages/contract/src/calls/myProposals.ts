import { z } from 'zod';
import { defineCall } from '../call.ts';
import { offer } from '../offer.ts';
import { money, proposalEnd } from '../parts.ts';
import { listedProposal } from './multiProposal.ts';
import { params, problems } from './myData.ts';

const row = listedProposal.extend({
  /** What was asked for so far; null where it was not. */
  asked: z.object({ amount: money.nullable(), installments: z.int().nullable() }),
  /** The offer that was taken; null where none is. */
  taken: offer.pick({ unit: true, interestFree: true, lines: true, released: true, installments: true }).nullable(),
  /** The title of the phase it stands in, as its flow words it; empty where the flow has no phases. */
  phase: z.string(),
  /** Somebody else's answer is waited for. */
  waiting: z.boolean(),
  /** Null while it is open. */
  end: proposalEnd,
  /** The one behind the link that asks. */
  inView: z.boolean(),
});

export const myProposals = defineCall({
  summary:
    "All of the person's own proposals with the same partner whose links still open, newest first, the one in view always among them; behind the code that opens the data",
  params,
  /** `more`: older ones of theirs were left out. */
  data: z.object({ proposals: z.array(row), more: z.boolean() }),
  problems: [...problems, 'data.unproven', 'rate.limited'],
  examples: {
    data: {
      proposals: [
        {
          hashId: 'dGhpcyBpcyBub3QgYSByZWFs',
          product: 'Crédito do Trabalhador',
          startedAt: '2026-11-20T12:00:00.000Z',
          situation: 'pending',
          asked: { amount: 8500, installments: 24 },
          taken: { unit: 'installment', interestFree: false, lines: [], released: 8500, installments: 24 },
          phase: 'Identidade',
          waiting: false,
          end: null,
          inView: true,
        },
      ],
      more: false,
    },
  },
});
