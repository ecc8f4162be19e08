import { z } from 'zod';
import { defineCall } from '../call.ts';
import { anyAnswers, hashId, proposal, slug } from '../parts.ts';
import { exampleProposal } from '../examples.ts';

const method = z.enum(['sms', 'email', 'whatsapp', 'link']);
const params = z.object({ id: hashId, step: slug });

/** What the journey refuses: the step where it stands, or what was answered to it. */
const ofJourney = [
  'step.notFound',
  'step.notReached',
  'step.locked',
  'step.finished',
  'step.endorsed',
  'sheet.unread',
  'proposal.ended',
  'proposal.paying',
  'fields.invalid',
  'fields.unknown',
] as const;

export const tokenMethods = defineCall({
  summary: 'Where a code can be sent: the methods of the step, with known contacts masked',
  params,
  data: z.object({
    methods: z.array(z.object({ method, target: z.string().nullable() })),
    status: z.enum(['waiting', 'failed', 'success']),
    resendInSeconds: z.number(),
    /** The step at which the contact was confirmed, and is changed; null where none confirmed it. */
    confirmedAt: slug.nullable(),
  }),
  problems: ['hash.invalid', 'rate.limited', 'hash.expired', 'proof.unverified', 'proposal.missing', 'step.notFound'],
  examples: {
    data: {
      methods: [{ method: 'sms', target: '(11) 9****-**21' }],
      status: 'waiting',
      resendInSeconds: 0,
      confirmedAt: 'codigo',
    },
  },
});

export const tokenSend = defineCall({
  summary:
    'Sends a code: to the contact that is typed, to sign to the one that was confirmed. The answer and its time are the same whether or not the contact exists',
  params,
  body: z.object({ method, answers: anyAnswers.optional() }),
  data: z.object({
    sent: z.literal(true),
    target: z.string(),
    resendInSeconds: z.number(),
    expiresInSeconds: z.number(),
  }),
  changes: true,
  problems: [
    'client.unknown',
    'hash.invalid',
    'hash.expired',
    'proof.unverified',
    'proposal.missing',
    ...ofJourney,
    'otp.tooSoon',
    'otp.dayLimit',
    'revision.stale',
    'rate.limited',
    'provider.failed',
  ],
  examples: {
    body: { method: 'sms', answers: { celular: '11987654321' } },
    data: { sent: true, target: '(11) 9****-**21', resendInSeconds: 30, expiresInSeconds: 300 },
  },
});

export const tokenConfirm = defineCall({
  summary: 'Checks the code; success proves this device and finishes the step where it is the current one',
  params,
  body: z.object({ token: z.string().min(1).max(64) }),
  data: z.object({ status: z.literal('success'), proposal }),
  changes: true,
  problems: [
    'client.unknown',
    'hash.invalid',
    'hash.expired',
    'proof.unverified',
    'proof.invalid',
    'proposal.missing',
    'revision.stale',
    // What the journey refuses is said, and the code stays good.
    ...ofJourney,
    'otp.wrong',
    'otp.expired',
    'otp.locked',
    'otp.guessed',
    'rate.limited',
  ],
  examples: { body: { token: '123456' }, data: { status: 'success', proposal: exampleProposal } },
});

export const tokenPolling = defineCall({
  summary:
    'While a link or a code is waited for: whether it came back. `resendSms` sends a new one by SMS where that is due',
  params,
  body: z.object({ startPolling: z.boolean().optional(), resendSms: z.boolean().optional() }),
  data: z.object({
    /** `success` where this device is proven and the step done; `failed` where a new code has to be asked for. */
    status: z.enum(['waiting', 'failed', 'success']),
    target: z.string().nullable(),
    resendInSeconds: z.number(),
    expiresInSeconds: z.number(),
    /** The messenger says that the last one will not arrive: another may be asked for at once. */
    undelivered: z.boolean(),
  }),
  changes: true,
  problems: [
    'hash.invalid',
    'hash.expired',
    'proof.unverified',
    'proposal.missing',
    'step.notFound',
    'step.finished',
    'otp.tooSoon',
    'otp.dayLimit',
    'rate.limited',
    'provider.failed',
  ],
  examples: {
    body: { startPolling: true },
    data: {
      status: 'waiting',
      target: '(11) 9****-**21',
      resendInSeconds: 12,
      expiresInSeconds: 282,
      undelivered: false,
    },
  },
});
