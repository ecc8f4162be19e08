import { z } from 'zod';
import { defineCall } from '../call.ts';
import { calendarDate, json, jsonObject, slug } from '../parts.ts';
import { option } from './resource.ts';

/** What a workbench opens, by the name that its address says. */
const opened = z.object({ name: z.string(), label: z.string() });

export const previewFlow = defineCall({
  summary:
    'A flow or a template that ships, written out, with what a workbench needs to play it: for those who build flows',
  params: z.object({ name: z.string().max(80) }),
  data: z.object({
    flows: z.array(opened),
    templates: z.array(opened),
    /** As it stands in a flow file, every step written out. */
    definition: json,
    product: z.string(),
    /** The lists that fields may fetch; the longest are cut. */
    lists: z.record(z.string(), z.array(option.omit({ disabled: true }))),
    /** What the outside would have brought, by name: nobody's data. */
    results: jsonObject,
    /** What other calls answer meanwhile, by method and path pattern: nothing is sent from a preview. */
    answers: z.record(z.string(), json),
  }),
  problems: ['step.notFound', 'configuration.missing'],
  examples: {
    data: {
      flows: [{ name: 'aurora-clt', label: 'Aurora · Crédito do Trabalhador' }],
      templates: [{ name: 'endereco', label: 'Endereço' }],
      definition: { product: 'clt', steps: [{ slug: 'dados', name: 'Dados', stepType: 'form' }] },
      product: 'clt',
      lists: { estadoCivil: [{ value: 'solteiro', label: 'Solteira(o)' }] },
      results: {},
      answers: {},
    },
  },
});

const told = z.object({ field: z.string(), message: z.string() });

/** A flow written out, and all that was answered so far. */
const JUDGE_BYTES = 256 * 1024;

export const judgePreview = defineCall({
  summary: 'What the server would answer to a step of a flow that is being written: judged, and stored nowhere',
  params: z.object({}),
  body: z.object({
    definition: json,
    product: z.string().max(80),
    /** Where the made-up journey stands. */
    state: json,
    slug,
    answers: jsonObject,
    /** Whether the code of the step is taken for confirmed. */
    confirmed: z.boolean(),
    today: calendarDate,
    hiddenKeys: z.array(z.string().max(60)).max(100),
    /** Limits as the server would know them, by key; beside those of the step's kind. */
    bounds: z.record(
      z.string().max(60),
      z.object({
        minValue: z.number().optional(),
        maxValue: z.number().optional(),
        defaultValue: z.number().optional(),
      }),
    ),
  }),
  data: z.object({
    /** Why it would be refused; null where it would be taken. */
    code: z.string().nullable(),
    message: z.string().nullable(),
    problems: z.array(told),
    unknown: z.array(z.string()),
    /** What would be kept. */
    kept: jsonObject,
    /** Where the customer would stand then. */
    next: z.string().nullable(),
  }),
  mostBytes: JUDGE_BYTES,
  problems: ['step.notFound', 'rate.limited'],
  examples: {
    body: {
      definition: {
        steps: [
          {
            slug: 'dados',
            name: 'Dados',
            stepType: 'form',
            fields: [{ key: 'nome', component: 'text', required: true }],
          },
        ],
      },
      product: 'clt',
      state: { v: 2, currentStep: 'dados', situation: 'pending', end: null, steps: {} },
      slug: 'dados',
      answers: { nome: 'Ana Costa' },
      confirmed: false,
      today: '2026-11-20',
      hiddenKeys: [],
      bounds: {},
    },
    data: { code: null, message: null, problems: [], unknown: [], kept: { nome: 'Ana Costa' }, next: 'dados' },
  },
});
