import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exampleProposal } from '../examples.ts';
import { hashId, proposal } from '../parts.ts';

export const cancelProposal = defineCall({
  summary:
    'The customer gives the proposal up, at any step until the money was asked for. What stands outside is withdrawn; doing it twice is doing it once',
  params: z.object({ hashId }),
  body: z.object({}),
  data: proposal,
  changes: true,
  problems: [
    'hash.invalid',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'proposal.missing',
    'proposal.ended',
    'proposal.paying',
  ],
  examples: { body: {}, data: { ...exampleProposal, data: { ...exampleProposal.data, end: 'cancelled' } } },
});

export const forgetDevice = defineCall({
  summary: 'Leaves this device: it proves nothing any more, and its cookies go. The proposal stays as it is',
  params: z.object({ hashId }),
  body: z.object({}),
  data: z.object({ forgotten: z.literal(true) }),
  changes: true,
  problems: ['hash.invalid'],
  examples: { body: {}, data: { forgotten: true } },
});
