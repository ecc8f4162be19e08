import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, proposal, slug, step } from '../parts.ts';
import { exampleProposal } from '../examples.ts';

export const showStep = defineCall({
  summary: 'One step as it stands now, with the proposal it belongs to',
  params: z.object({ hashId, step: slug }),
  data: z.object({ step, proposal }),
  problems: [
    'client.unknown',
    'hash.invalid',
    'rate.limited',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'step.notFound',
    'proposal.missing',
  ],
  examples: {
    data: {
      proposal: exampleProposal,
      step: {
        _id: 'codigo',
        slug: 'codigo',
        name: 'Código',
        order: 1,
        state: 'init',
        stepType: { _id: 'tokenValidation', label: 'Validação por código', slug: 'tokenValidation', unique: true },
        view: 'token',
        texts: {},
        advances: 'byItself',
        fields: [],
        tokenValidationMethods: ['sms'],
        enableProposalRestartAtThisStep: false,
        requiredReview: false,
        metaProductBankId: 'clt-banco-horizonte',
        notAllowedToReturnFromHere: false,
      },
    },
  },
});
