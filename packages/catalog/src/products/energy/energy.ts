import { defineLoan, usualTerms } from '../parts.ts';

/** Credit that is paid back with the electricity bill: small, at most 22 installments (specification, 7). */
export const energy = defineLoan({
  label: 'Crédito na conta de luz',
  minimumCentavos: 40_000,
  maximumCentavos: 220_000,
  terms: [6, 10, 12, 15, 18, 22],
  usualRate: 0.0599,
  termsOf: (question) => ({
    ...usualTerms(question),
    fees: [{ name: 'Tarifa de cadastro', centavos: 2_990, when: 'financed' }],
  }),
  notes: ['A parcela vem na sua conta de luz, no vencimento dela.'],
});
