import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDate, hashId, proposal, stepStatus } from '../parts.ts';
import { exampleProposal } from '../examples.ts';

export const finishedUpdate = defineCall({
  summary: 'The poll: how the current step stands. Costs no query while nothing has changed',
  params: z.object({ id: hashId }),
  data: z.object({
    stepStatus,
    proposal,
    /** The day it is in São Paulo, for a page that is left open; a server of before does not say it. */
    today: calendarDate.optional(),
  }),
  problems: [
    'client.unknown',
    'hash.invalid',
    'rate.limited',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'proposal.missing',
  ],
  examples: { data: { stepStatus: 'waiting', proposal: exampleProposal, today: '2026-11-20' } },
});
