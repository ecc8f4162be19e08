import type { Facts, JsonObject } from '@passo/engine';
import { answerNames, resultNames } from '../ports/factNames.ts';
import { exampleLender } from './exampleLender.ts';

/* What a journey may know at most, of nobody: an answer under every key, and something kept under every name. */

const answers: JsonObject = {
  ...Object.fromEntries(
    Object.keys(answerNames).map((name) => [name, /^(valor|saldo|salario)/.test(name) ? 60_000 : name]),
  ),
  prazo: 24,
};

const offer: JsonObject = {
  id: 'of_1',
  lender: exampleLender,
  validUntil: '2026-11-22',
  late: { fine: 0.02, monthlyInterest: 0.01 },
  quote: {
    ...{ installmentCentavos: 10_000, installments: 12, fees: [], insurances: [], schedule: [] },
    ...{ monthlyRate: 0.02, annualRate: 0.2682, rulesOf: '2026-11-20', firstDueOn: '2026-12-20', releasedCentavos: 1 },
  },
};

const kept: Readonly<Record<string, JsonObject>> = {
  ...{ oferta: offer, ofertaAnterior: { ...offer, id: 'of_0' } },
  credito: {
    minimumCentavos: 50_000,
    maximumCentavos: 900_000,
    marginCentavos: 40_000,
    monthlyRate: 0.02,
    terms: [12, 24],
  },
  contrato: { document: 'doc', sha256: 'abc', pages: 3 },
  margem: { reservation: 'RSV-1' },
  beneficios: {
    benefits: [{ number: 'beneficio', species: 'Aposentadoria', marginCentavos: 48_630, cardMarginCentavos: 8_105 }],
  },
  saldoFgts: { periods: [{ dueOn: '2027-01-01', centavos: 50_000 }] },
};

export const exampleFacts: Facts = {
  answers,
  results: Object.fromEntries(Object.keys(resultNames).map((name) => [name, kept[name] ?? { reference: name }])),
  product: '',
};

/** The same but for one answer or one kept result. */
export const without = (facts: Facts, of: 'answers' | 'results', name: string): Facts => ({
  ...facts,
  [of]: Object.fromEntries(Object.entries(facts[of]).filter(([key]) => key !== name)),
});

/** The facts, and the names of what was read of them so far. */
export function watched(facts: Facts) {
  const read = { answers: new Set<string>(), results: new Set<string>() };
  const watch = (of: 'answers' | 'results'): JsonObject =>
    new Proxy(facts[of], {
      get: (target, name) => {
        read[of].add(String(name));
        return Reflect.get(target, name);
      },
    });
  return { facts: { ...facts, answers: watch('answers'), results: watch('results') }, read };
}
