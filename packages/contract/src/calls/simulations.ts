import type { ProblemCode } from '@passo/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exampleLender, exampleOffer, exampleOffers, offer } from '../offer.ts';
import { hashId, money, slug } from '../parts.ts';

/*
 * The simulations of the specification: one question in several words. Each states only which of the words it takes; what
 * it does not take is decided by the product's rules.
 */

export const simulationProblems: readonly ProblemCode[] = [
  'hash.invalid',
  'hash.expired',
  'proof.missing',
  'proof.unverified',
  'proposal.missing',
  'step.notFound',
  'step.notReached',
  'simulation.missing',
  'identity.unproven',
  'simulation.refused',
  'simulation.held',
  'provider.failed',
  'provider.timeout',
  'rate.limited',
];

/** What a vendor's own calculator may answer beside. */
const calculatorProblems: readonly ProblemCode[] = [...simulationProblems, 'simulation.otherCalculator'];

const params = z.object({ id: hashId });
const prazo = z.int().min(1).max(480);
/** What a loan may rest on, beside amount and term: the down payment in reais, the insurance, the contract to be settled. */
const resting = {
  valorEntradaCDC: money.optional(),
  comSeguro: z.boolean().optional(),
  contrato: z.string().max(40).optional(),
};
const amountAndTerm = z.object({ step: slug, valorSolicitado: money, prazo });

const oneOffer = z.object({ simulation: offer });
const manyOffers = z.object({ simulations: z.array(offer) });
const example = { step: 'simulacao', valorSolicitado: 8500, prazo: 24 };

const amountCall = (summary: string) =>
  defineCall({
    summary,
    params,
    body: amountAndTerm,
    data: oneOffer,
    changes: true,
    problems: calculatorProblems,
    examples: { body: example, data: { simulation: exampleOffer } },
  });

const listCall = (summary: string, problems = simulationProblems) =>
  defineCall({
    summary,
    params,
    body: z.object({ step: slug, valorSolicitado: money.optional(), prazo: prazo.optional(), ...resting }),
    data: manyOffers,
    changes: true,
    problems,
    examples: { body: { step: 'simulacao', valorSolicitado: 8500 }, data: { simulations: [...exampleOffers] } },
  });

export const agxPrivateSimulation = defineCall({
  summary: 'Private payroll: what an amount costs, or what an installment buys',
  params,
  body: z.object({
    step: slug,
    tipoSimulacao: z.enum(['valor', 'parcela']).default('valor'),
    /** The amount, or the installment that fits, in reais. */
    valor: money,
    prazo,
  }),
  data: oneOffer,
  changes: true,
  problems: calculatorProblems,
  examples: {
    body: { step: 'simulacao', tipoSimulacao: 'parcela', valor: 447.16, prazo: 24 },
    data: { simulation: exampleOffer },
  },
});

export const simulationRange = listCall(
  'One amount over every term that the rules allow, as the channel’s bank reckons',
);
export const agxPrivateSimulationRange = listCall('The same, as the calculator of AGX reckons', calculatorProblems);
export const afinzSimulation = listCall('One amount over every term, in the words of Afinz', calculatorProblems);
export const cdcFinancing = listCall('A purchase over every term, less the down payment', calculatorProblems);
export const multipleFinancing = {
  ...listCall('Several lenders, or several ways of paying back, side by side'),
  examples: {
    body: { step: 'simulacao', valorSolicitado: 8500, prazo: 24 },
    data: {
      simulations: [
        exampleOffer,
        {
          ...exampleOffer,
          id: 'of_2',
          lender: exampleLender('Banco Serra Azul S.A.', '23BCD456000188'),
          ...{ valorDaParcela: 441.02, total: 10584.48, interest: 1772.38, monthlyRate: 0.0169, cetAnnual: 0.2598 },
        },
        {
          ...exampleOffer,
          id: 'of_3',
          lender: exampleLender('Financeira Litoral S.A.', '34CDE567000188'),
          ...{ valorDaParcela: 459.9, total: 11037.6, interest: 2225.5, monthlyRate: 0.0199, cetAnnual: 0.3014 },
        },
      ],
    },
  },
};

export const funcaoSimulation = amountCall('An amount over a term, in the words of Função');
export const nioSimulationCalculator = amountCall('An amount over a term, in the words of Nio');
export const crefisaSimulationCalculator = amountCall('An amount over a term, in the words of Crefisa');

export const qitechSimulationCalculator = defineCall({
  summary: 'A new loan, or a contract settled by a new one: then the amount is the troco',
  params,
  body: z.object({ step: slug, valorSolicitado: money.default(0), prazo, contrato: z.string().max(40).optional() }),
  data: oneOffer,
  changes: true,
  problems: calculatorProblems,
  examples: { body: { ...example, contrato: 'HZ-1001' }, data: { simulation: exampleOffer } },
});

export const qitechMaxValuesSimulation = defineCall({
  summary: 'The least and the most that can be asked for, and the terms',
  params,
  body: z.object({ step: slug, prazo: prazo.optional(), ...resting }),
  data: z.object({ minimum: money, maximum: money, terms: z.array(z.int()), monthlyRate: z.number() }),
  changes: true,
  problems: calculatorProblems,
  examples: {
    body: { step: 'simulacao', prazo: 24 },
    data: { minimum: 500, maximum: 14200, terms: [6, 12, 24, 36, 48], monthlyRate: 0.0179 },
  },
});

export const fgtsSimulation = defineCall({
  summary: 'Yearly FGTS withdrawals sold in advance, by the rules of the day',
  params,
  body: z.object({ step: slug, periodos: z.int().min(1).max(12) }),
  data: oneOffer,
  changes: true,
  problems: calculatorProblems,
  examples: { body: { step: 'simulacao', periodos: 3 }, data: { simulation: exampleOffer } },
});
