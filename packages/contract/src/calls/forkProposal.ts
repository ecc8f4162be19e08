import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

export const partialForkProposal = defineCall({
  summary:
    'Asks for another product of the same partner: a new link whose proposal knows what the person told of themselves, and none of their consents',
  params: z.object({ hashId }),
  body: z.object({ channel: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/) }),
  data: z.object({ hashId, carried: z.array(z.string()) }),
  changes: true,
  problems: [
    'hash.invalid',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'proposal.missing',
    'channel.notFound',
    'proposal.signed',
    'proposal.ended',
    'rate.limited',
  ],
  examples: {
    body: { channel: 'aurora-fgts' },
    data: { hashId: 'dGhpcyBpcyBub3QgYSByZWFs', carried: ['nome', 'dataNascimento', 'email'] },
  },
});
