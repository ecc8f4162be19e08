import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, jsonObject, situation, slug, stepStatus } from '../parts.ts';

const problems = [
  'hash.invalid',
  'hash.expired',
  'proof.missing',
  'proof.unverified',
  'proposal.missing',
  'rate.limited',
] as const;

export const listContracts = defineCall({
  summary: 'The contracts of the proposal: where each is read, its fingerprint, whether it is signed',
  params: z.object({ id: hashId }),
  data: z.array(
    z.object({
      document: z.uuid(),
      step: slug,
      name: z.string(),
      url: z.string(),
      sha256: z.string(),
      pages: z.int(),
      status: z.enum(['pending', 'signed']),
      signedAt: z.string().nullable(),
      /** It was signed, and another contract has taken its place since: it binds nobody any more. */
      replaced: z.boolean(),
      /** Where the evidence of the signature is read: who, when, from where, how proven. */
      signatureUrl: z.string().nullable(),
      /** Where it is read what a late day changed of what was signed: each figure before and now; null where nothing did. */
      changesUrl: z.string().nullable(),
    }),
  ),
  problems: [...problems],
  examples: {
    data: [
      {
        document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a',
        step: 'contrato',
        name: 'Contrato',
        url: '/unauth/product-self-contract/dGhpcyBpcyBub3QgYSByZWFs/document/019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a',
        sha256: 'ab'.repeat(32),
        pages: 3,
        status: 'signed',
        signedAt: '2026-11-20T12:00:00Z',
        replaced: false,
        signatureUrl:
          '/unauth/product-self-contract/dGhpcyBpcyBub3QgYSByZWFs/document/019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a?registro=assinatura',
        changesUrl: null,
      },
    ],
  },
});

export const proposalDetails = defineCall({
  summary: 'The proposal for a follow-up page: how it stands, in words, and what happened to it',
  params: z.object({ id: hashId }),
  data: z.object({
    _id: z.string(),
    systemicValue: z.string(),
    situation,
    situationLabel: z.enum(['Aprovada', 'Pendente', 'Reprovada']),
    product: z.string(),
    bank: z.string(),
    corporationId: z.string(),
    startedAs: z.enum(['customer', 'manual']),
    startedAt: z.string(),
    currentStep: slug,
    steps: z.array(z.object({ slug, name: z.string(), status: stepStatus })),
    /** What the channel adds of its own, such as a campaign. */
    customFields: jsonObject,
    changesHistory: z.array(
      z.object({ at: z.string(), change: z.string(), step: slug.nullable(), by: z.enum(['customer', 'typist', 'us']) }),
    ),
  }),
  problems: [...problems],
  examples: {
    data: {
      _id: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a',
      systemicValue: 'A1B2C3D4',
      situation: 'pending',
      situationLabel: 'Pendente',
      product: 'Crédito do Trabalhador',
      bank: 'Banco Horizonte',
      corporationId: 'aurora',
      startedAs: 'customer',
      startedAt: '2026-11-20T12:00:00.000Z',
      currentStep: 'codigo',
      steps: [{ slug: 'consentimentos', name: 'Consentimentos', status: 'finished' }],
      customFields: {},
      changesHistory: [
        { at: '2026-11-20T12:00:00.000Z', change: 'proposal.created', step: 'consentimentos', by: 'customer' },
      ],
    },
  },
});
