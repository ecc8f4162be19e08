import { needing } from '../../ports/facts.ts';
import { paidBySlip, unsecured } from '../clauses.ts';
import { prudentShare } from '../income.ts';
import { defineLoan, usualTerms } from '../parts.ts';

/** Personal credit: money on somebody's own account, which nothing secures and nothing is deducted for. */
export const personal = defineLoan({
  label: 'Crédito pessoal',
  regulation: 'consumer',
  minimumCentavos: 50_000,
  maximumCentavos: 3_000_000,
  terms: [6, 12, 18, 24, 36],
  usualRate: 0.0459,
  example: { requestedCentavos: 500_000, installments: 12 },
  needs: needing([]),
  charges: [],
  termsOf: usualTerms,
  bears: prudentShare,
  paper: {
    clauses: [unsecured, paidBySlip],
  },
  notes: [
    'Você paga cada parcela pelo boleto ou pelo Pix que quem empresta envia. Nenhum bem seu fica preso a este empréstimo.',
  ],
});
