import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, proposal, slug } from '../parts.ts';
import { exampleProposal } from '../examples.ts';

export const redoDocumentLinkStep = defineCall({
  summary: 'Opens a step with documents again: a new link, new photos. What was sent before counts no more',
  params: z.object({ hashId }),
  body: z.object({ step: slug.optional() }),
  data: proposal,
  changes: true,
  problems: [
    'hash.invalid',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'proposal.missing',
    'proposal.ended',
    'step.notFound',
    'step.notReached',
    'step.locked',
    'step.endorsed',
    'step.notRedoable',
    'sheet.unread',
    'revision.stale',
    'rate.limited',
  ],
  examples: { body: { step: 'documento' }, data: { ...exampleProposal, currentStep: 'documento' } },
});
