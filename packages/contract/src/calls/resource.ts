import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

export const option = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]),
  label: z.string(),
  disabled: z.boolean().optional(),
  /** In a word or two, beside the label: 'em breve'. */
  status: z.string().max(60).optional(),
});

const narrowing = {
  /** The code of another answer: the state whose towns are wanted. */
  referenceResourceCode: z.string().max(60).optional(),
  resourceKey: z.string().max(60).optional(),
  proposalId: z.string().max(60).optional(),
};

const options = z.object({ resource: z.object({ options: z.array(option) }) });

const problems = ['client.unknown', 'hash.invalid', 'rate.limited', 'hash.expired', 'resource.notFound'] as const;
const data = { resource: { options: [{ value: 'solteiro', label: 'Solteira(o)' }] } };

export const resource = defineCall({
  summary: 'The options of a list (states, banks, civil status ...) for this channel',
  params: z.object({ hashId, name: z.string().max(60) }),
  query: z.object(narrowing),
  data: options,
  problems,
  examples: { data },
});

const ofField = z.object({ fieldId: z.string().min(1).max(120), ...narrowing });

export const field = defineCall({
  summary: 'The options of one field of this channel, by its id or key',
  params: z.object({ hashId }),
  query: ofField,
  data: options,
  problems,
  examples: { data },
});

export const fieldOptions = defineCall({
  summary: 'The same where they depend on something personal, such as a CPF, which stays out of addresses',
  params: z.object({ hashId }),
  body: ofField,
  data: options,
  problems,
  examples: {
    body: { fieldId: 'estadoCivil', referenceResourceCode: '52998224725' },
    data,
  },
});
