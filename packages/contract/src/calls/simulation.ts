import { z } from 'zod';
import { defineCall } from '../call.ts';
import { offer } from '../offer.ts';
import { hashId, money, slug } from '../parts.ts';

export const simulation = defineCall({
  summary: 'What an amount costs over a term: the lender’s offer, kept until it expires',
  params: z.object({ id: hashId }),
  body: z.object({ step: slug, valorSolicitado: money, prazo: z.int().min(1).max(480) }),
  data: z.object({ simulation: offer }),
  changes: true,
  problems: [
    'client.unknown',
    'hash.invalid',
    'hash.expired',
    'proof.missing',
    'step.notFound',
    'step.notReached',
    'simulation.refused',
    'fields.invalid',
    'provider.failed',
    'provider.timeout',
    'rate.limited',
  ],
  examples: {
    body: { step: 'simulacao', valorSolicitado: 8500, prazo: 24 },
    data: {
      simulation: {
        id: 'of_1',
        lender: { name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35' },
        valorDoFinanciamento: 8812.1,
        requested: 8500,
        released: 8500,
        iof: 262.1,
        iofShare: 0.0297,
        fees: [{ name: 'Tarifa de cadastro', value: 50, share: 0.0057 }],
        insurances: [],
        installments: 24,
        valorDaParcela: 447.16,
        monthlyRate: 0.0179,
        annualRate: 0.2373,
        cetMonthly: 0.0204,
        cetAnnual: 0.2741,
        total: 10731.84,
        interest: 1919.74,
        firstDueOn: '2026-12-25',
        lastDueOn: '2028-11-25',
        validUntil: '2026-11-22',
        rulesOf: '2026-11-20',
        lateFine: 0.02,
        lateMonthlyInterest: 0.01,
        schedule: [],
      },
    },
  },
});
