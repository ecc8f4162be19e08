import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

/** What every call behind the code takes, and may answer before it. */
export const params = z.object({ hashId });
export const problems = [
  'hash.invalid',
  'hash.expired',
  'proof.missing',
  'proof.unverified',
  'proposal.missing',
] as const;

const request = z.object({
  /** A number to name it by. It opens nothing. */
  protocol: z.string(),
  kind: z.enum(['copy', 'correction', 'erasure', 'review']),
  /** `open`: a person decides; `erasing`: erased once everybody outside has been told. */
  state: z.enum(['open', 'erasing', 'done']),
  askedAt: z.string(),
  /** 15 days later. */
  dueAt: z.string(),
  doneAt: z.string().nullable(),
  /** What the person wrote; of a review which decision it is about. */
  note: z.string().nullable(),
  answer: z.string().nullable(),
});

const standing = z.object({
  /** Where the code goes, masked; null where no contact is proven. */
  target: z.string().nullable(),
  /** Until when this device may see and ask; null where it has to type a code first. */
  openUntil: z.string().nullable(),
  /** Newest first; none before the code. */
  requests: z.array(request),
});

const exampleRequest: z.input<typeof request> = {
  protocol: 'MD-20261120-9F3A61C2',
  kind: 'correction',
  state: 'open',
  askedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-12-05T12:00:00.000Z',
  doneAt: null,
  note: 'O número da minha casa é 12.',
  answer: null,
};

const exampleStanding: z.input<typeof standing> = {
  target: '(11) 9****-**21',
  openUntil: '2026-11-20T12:10:00.000Z',
  requests: [exampleRequest],
};

export const myData = defineCall({
  summary: "The person's own data: where a code goes, whether this device has typed it, what was asked",
  params,
  data: standing,
  problems: [...problems],
  examples: { data: exampleStanding },
});

export const sendMyDataCode = defineCall({
  summary: 'Sends a code to the proven contact that opens the data on this device, and nothing else',
  params,
  body: z.object({}),
  data: z.object({ method: z.enum(['sms', 'email']), target: z.string(), resendInSeconds: z.number() }),
  changes: true,
  problems: [...problems, 'data.noContact', 'otp.tooSoon', 'otp.dayLimit', 'rate.limited', 'provider.failed'],
  examples: { body: {}, data: { method: 'sms', target: '(11) 9****-**21', resendInSeconds: 30 } },
});

export const confirmMyDataCode = defineCall({
  summary: 'Checks the code; success opens the data on this device for ten minutes',
  params,
  body: z.object({ token: z.string().regex(/^\d{6}$/) }),
  data: standing,
  changes: true,
  problems: [...problems, 'data.unproven', 'otp.wrong', 'otp.expired', 'otp.locked'],
  examples: { body: { token: '123456' }, data: exampleStanding },
});

export const askMyData = defineCall({
  summary:
    'Asks for a copy, a correction, the erasure, or that a refusal is looked at again by a person (for which no code is typed, and whose answer is not told here); what is answered is the receipt',
  params,
  body: z.object({ kind: request.shape.kind, note: z.string().max(1_000).optional() }),
  data: request,
  changes: true,
  problems: [...problems, 'data.unproven', 'data.noteMissing', 'review.nothing', 'rate.limited'],
  examples: { body: { kind: 'correction', note: 'O número da minha casa é 12.' }, data: exampleRequest },
});
