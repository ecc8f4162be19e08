import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

export const option = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]),
  label: z.string(),
  disabled: z.boolean().optional(),
});

export const resource = defineCall({
  summary: 'The options of a list (states, banks, civil status ...) for this channel',
  params: z.object({ hashId, name: z.string().max(60) }),
  query: z.object({
    referenceResourceCode: z.string().max(60).optional(),
    resourceKey: z.string().max(60).optional(),
    proposalId: z.string().max(60).optional(),
  }),
  data: z.object({ resource: z.object({ options: z.array(option) }) }),
  problems: ['client.unknown', 'hash.invalid', 'rate.limited', 'hash.expired', 'resource.notFound'],
  examples: { data: { resource: { options: [{ value: 'solteiro', label: 'Solteira(o)' }] } } },
});
