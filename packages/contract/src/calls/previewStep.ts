import { z } from 'zod';
import { defineCall } from '../call.ts';
import { json, stepStatus } from '../parts.ts';
import { system } from './system.ts';

export const previewStep = defineCall({
  summary:
    'A step kind in a state, as it would be answered for a proposal that stands there: for those who build flows',
  params: z.object({ kind: z.string().max(60) }),
  query: z.object({
    estado: stepStatus.optional(),
    canal: z.string().max(80).optional(),
    inconsistencia: z.string().max(40).optional(),
  }),
  data: z.object({
    kinds: z.array(z.object({ kind: z.string(), label: z.string(), states: z.array(stepStatus) })),
    channels: z.array(z.object({ code: z.string(), name: z.string() })),
    state: stepStatus,
    system: system.data,
    /** What other calls answer meanwhile, by method and path pattern: nothing is sent from a preview. */
    answers: z.record(z.string(), json),
  }),
  problems: ['step.notFound', 'configuration.missing'],
  examples: {
    data: {
      kinds: [
        { kind: 'creditAnalysis', label: 'Análise de crédito', states: ['waiting', 'success', 'failed', 'remake'] },
      ],
      channels: [{ code: 'aurora-clt', name: 'Aurora · Crédito do Trabalhador' }],
      state: 'waiting',
      system: system.examples.data,
      answers: {},
    },
  },
});
