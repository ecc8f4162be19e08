import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

/* What a bank asks the customer to allow before it looks: private payroll at the payroll's keeper, a vehicle's insertion. */

const status = z.enum(['waiting', 'failed', 'success']);
const standing = z.object({
  status,
  /** Where the customer allows it at the bank, where there is such a place. */
  link: z.string().nullable(),
  /** Where the bank's message went, masked. */
  target: z.string().nullable(),
  resendInSeconds: z.number(),
});
const problems = [
  'hash.invalid',
  'hash.expired',
  'proof.missing',
  'proof.unverified',
  'proposal.missing',
  'proposal.ended',
  'proposal.paying',
  'identity.unproven',
  'step.notFound',
  'step.notReached',
  'step.locked',
  'step.finished',
  'step.endorsed',
  'fields.invalid',
  'rate.limited',
  'provider.failed',
] as const;
const example = { status: 'waiting', link: null, target: '(11) 9****-**21', resendInSeconds: 30 } as const;

export const c6PrivatePayrollPolling = defineCall({
  summary: 'How the permission to consult the private payroll stands; starts it where nobody has asked for it yet',
  params: z.object({ hashId }),
  body: z.object({ startPolling: z.boolean().optional(), resendSms: z.boolean().optional() }),
  data: standing,
  changes: true,
  problems: [...problems],
  examples: { body: { startPolling: true }, data: example },
});

export const c6PrivatePayrollToken = defineCall({
  summary: 'The token that the bank sent the customer: gives the permission to consult the private payroll',
  params: z.object({ hashId }),
  body: z.object({ token: z.string().regex(/^\d{6}$/) }),
  data: standing,
  changes: true,
  problems: [...problems, 'authorization.missing', 'otp.wrong', 'otp.locked', 'otp.expired'],
  examples: { body: { token: '123456' }, data: { ...example, status: 'success', resendInSeconds: 0 } },
});

export const c6CarEquityStartInsertion = defineCall({
  summary: 'Starts the insertion of a vehicle equity proposal at the bank, once; asked again, how it stands',
  params: z.object({ id: hashId }),
  body: z.object({}),
  data: standing,
  changes: true,
  problems: [...problems],
  examples: { body: {}, data: { ...example, target: null, resendInSeconds: 0 } },
});
