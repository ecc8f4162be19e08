import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, proposal, slug, SUBMIT_BYTES, submitBase } from '../parts.ts';
import { submitProblems } from '../submitProblems.ts';
import { exampleProposal } from '../examples.ts';

export const updateStep = defineCall({
  summary: 'Submits a step: its answers stand under its slug, beside the revision they were based on',
  params: z.object({ hashId, step: slug }),
  body: submitBase.extend({
    revision: z.int().min(0),
    stepAction: z.enum(['skip', 'advance', 'cancel']).optional(),
    /** The sheet of all costs that was read, by the digest that the step shows (`custos`). */
    acknowledged: z.string().max(200).optional(),
  }),
  data: proposal,
  changes: true,
  mostBytes: SUBMIT_BYTES,
  files: true,
  problems: [
    ...submitProblems,
    'revision.stale',
    'proposal.missing',
    'step.notSkippable',
    'upload.notImage',
    'upload.tooSmall',
    'upload.tooLarge',
    'upload.unreadable',
  ],
  examples: {
    body: { hashId: 'dGhpcyBpcyBub3QgYSByZWFs', order: 2, revision: 3, 'dados-pessoais': { nome: 'Maria da Silva' } },
    data: exampleProposal,
  },
});
