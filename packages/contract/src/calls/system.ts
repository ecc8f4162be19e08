import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, proposal, step } from '../parts.ts';

const identified = z.object({ id: z.string() });
const said = z.string();
const named = identified.extend({ name: z.string(), slug: z.string() });

const display = z.looseObject({
  colors: z.looseObject({ primary: z.string(), secondary: z.string() }),
  images: z.looseObject({ logo: z.string().optional(), logoDark: z.string().optional() }),
  homePage: z.looseObject({ supportUrl: z.string().optional() }),
  /** Whether people ask something that the partner answers: the call `questions` tells it. */
  hasQuestions: z.boolean(),
  /** How the partner says what every partner says; what is left out is said in the portal's words. */
  words: z.object({ take: said, costs: said, help: said, left: said, sent: said, done: said }).partial().optional(),
});

export const system = defineCall({
  summary: 'Everything the portal needs to start: the channel, its steps, and the proposal if there is one',
  params: z.object({ id: hashId }),
  data: z.object({
    proposal: proposal.nullable(),
    steps: z.array(step),
    /** The journey in a few parts, each with the slugs of its steps; none where the flow names none. */
    phases: z.array(z.object({ slug: z.string(), title: z.string(), steps: z.array(z.string()) })),
    bank: named,
    /** The partner, and where it is called before there is a proposal, with whose version it is kept. */
    master: named.extend({ sac: z.string() }),
    product: identified.extend({ name: z.string() }),
    metaProduct: named,
    metaProductBank: identified.extend({ name: z.string() }),
    corporation: identified,
    store: identified,
    code: z.string(),
    /** `manual` where a typist of the office types for the customer. */
    startedAs: z.enum(['customer', 'manual']),
    tutorialBanksName: z.array(z.string()),
    waitingFinishFillProposalSelfContract: z.boolean(),
    directForm: z.boolean(),
    redirect: z.string().nullable(),
    canShowSidebar: z.boolean(),
    /** The way of starting hides these fields. */
    hiddenKeys: z.array(z.string()),
    today: z.string(),
    configuration: z.looseObject({ display }),
  }),
  problems: [
    'client.unknown',
    'hash.invalid',
    'rate.limited',
    'hash.expired',
    'proof.missing',
    'proof.unverified',
    'configuration.missing',
    'steps.notFound',
    'token.invalid',
  ],
  examples: {
    data: {
      proposal: null,
      steps: [],
      phases: [],
      bank: { id: 'banco-horizonte', name: 'Banco Horizonte', slug: 'banco-horizonte' },
      master: { id: 'aurora', name: 'Aurora', slug: 'aurora', sac: '0800 000 0005' },
      product: { id: 'clt', name: 'Crédito do Trabalhador' },
      metaProduct: { id: 'clt', name: 'Crédito do Trabalhador', slug: 'clt' },
      metaProductBank: { id: 'clt-banco-horizonte', name: 'Crédito do Trabalhador · Banco Horizonte' },
      corporation: { id: 'aurora' },
      store: { id: 'aurora-digital' },
      code: 'aurora-clt',
      startedAs: 'customer',
      tutorialBanksName: [],
      waitingFinishFillProposalSelfContract: false,
      directForm: false,
      redirect: null,
      canShowSidebar: false,
      hiddenKeys: [],
      today: '2026-11-20',
      configuration: {
        display: { colors: { primary: '#0066cc', secondary: '#f6931c' }, images: {}, homePage: {}, hasQuestions: true },
      },
    },
  },
});
