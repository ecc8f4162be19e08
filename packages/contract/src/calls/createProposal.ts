import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, proposal, SUBMIT_BYTES, submitBase } from '../parts.ts';
import { submitProblems } from '../submitProblems.ts';
import { exampleProposal } from '../examples.ts';

export const createProposal = defineCall({
  summary: 'The first submit: makes the proposal of a link. A link that has one answers that one, never a second',
  params: z.object({ id: hashId }),
  body: submitBase.extend({ deviceIp: z.string().max(64).optional(), jwtToken: z.string().max(8192).optional() }),
  data: proposal,
  changes: true,
  mostBytes: SUBMIT_BYTES,
  files: true,
  problems: [...submitProblems, 'proposal.notCreated', 'token.invalid'],
  examples: {
    body: { hashId: 'dGhpcyBpcyBub3QgYSByZWFs', order: 0, consentimentos: { cpf: '52998224725', lgpd: true } },
    data: exampleProposal,
  },
});
