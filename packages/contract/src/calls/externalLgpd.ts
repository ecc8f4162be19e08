import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

export const externalLgpd = defineCall({
  summary: 'Accepts a term of the flow outside its step; the consent is kept with its words and version',
  params: z.object({}),
  body: z.object({ hashId, consent: z.string().max(60), version: z.string().max(30) }),
  data: z.object({ accepted: z.boolean() }),
  changes: true,
  problems: [
    'client.unknown',
    'hash.invalid',
    'rate.limited',
    'proof.missing',
    'proposal.missing',
    'proposal.ended',
    'fields.unknown',
  ],
  examples: {
    body: { hashId: 'dGhpcyBpcyBub3QgYSByZWFs', consent: 'lgpd', version: '2026-11' },
    data: { accepted: true },
  },
});
