import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, slug } from '../parts.ts';

export const startAction = defineCall({
  summary: 'Starts a registered action beside the steps: sends a link again, lets a second device in',
  params: z.object({ hash: hashId, id: z.string().max(80) }),
  body: z.object({ step: slug, send: z.boolean().optional() }),
  data: z.object({
    /** Opens the proposal on the second device, once. */
    link: z.string().optional(),
    /** Where a message went, masked; null where none was sent. */
    target: z.string().nullable(),
    resendInSeconds: z.number(),
    expiresInSeconds: z.number().optional(),
  }),
  changes: true,
  problems: [
    'hash.invalid',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'proposal.missing',
    'proposal.ended',
    'route.notFound',
    'step.notFound',
    'step.notReached',
    'step.finished',
    'fields.invalid',
    'revision.stale',
    'rate.limited',
    'provider.failed',
  ],
  examples: {
    body: { step: 'documentos', send: true },
    data: {
      link: 'https://passo.exemplo/?agx_hash=...&token=...',
      target: '(11) 9****-**21',
      resendInSeconds: 30,
      expiresInSeconds: 900,
    },
  },
});
