import { z } from 'zod';
import { defineCall } from '../call.ts';
import { anyAnswers, hashId, proposal, slug, SUBMIT_BYTES } from '../parts.ts';
import { exampleProposal } from '../examples.ts';

export const validateInitially = defineCall({
  summary: 'Judges the answers of a step without keeping them: of the first step where there is no proposal yet',
  params: z.object({ hashId }),
  body: z.object({ proposalData: anyAnswers, proposalId: z.string().max(64).optional(), step: slug.optional() }),
  mostBytes: SUBMIT_BYTES,
  data: z.object({
    valid: z.boolean(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
  problems: [
    'hash.invalid',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'step.notFound',
    'step.notReached',
    'rate.limited',
  ],
  examples: {
    body: { proposalData: { cpf: '11111111111' } },
    data: { valid: false, errors: [{ field: 'cpf', message: 'CPF inválido. Verifique o formato e a validade.' }] },
  },
});

export const validateWithToken = defineCall({
  summary:
    'The partner vouches for its customer: makes the proposal with what the token says, or proves this device for the one that is there',
  params: z.object({ hashId }),
  body: z.object({ jwtToken: z.string().min(1).max(8192) }),
  mostBytes: 16 * 1024,
  data: z.object({ proposal, claims: z.array(z.string()) }),
  changes: true,
  problems: ['hash.invalid', 'hash.expired', 'token.invalid', 'steps.notFound', 'revision.stale', 'rate.limited'],
  examples: {
    body: { jwtToken: 'eyJhbGciOiJIUzI1NiJ9.eyJjcGYiOiI1Mjk5ODIyNDcyNSJ9.c2lnbmF0dXJl' },
    data: { proposal: exampleProposal, claims: ['cpf', 'nome', 'celular'] },
  },
});
