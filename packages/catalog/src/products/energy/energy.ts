import { prudentShare } from '../income.ts';
import { electricityBill } from '../../particulars/bill.ts';
import { defineLoan, usualTerms } from '../parts.ts';
import { needing } from '../../ports/facts.ts';

const REGISTER_FEE = { name: 'Tarifa de cadastro', centavos: 2_990, when: 'financed' } as const;

/** Credit that is paid back with the electricity bill: small, at most 22 installments (specification, 7). */
export const energy = defineLoan({
  label: 'Crédito na conta de luz',
  regulation: 'consumer',
  minimumCentavos: 40_000,
  maximumCentavos: 220_000,
  terms: [6, 10, 12, 15, 18, 22],
  usualRate: 0.0599,
  example: { requestedCentavos: 120_000, installments: 12 },
  needs: needing([]),
  charges: [REGISTER_FEE.name],
  termsOf: (question) => ({ ...usualTerms(question), fees: [REGISTER_FEE] }),
  bears: prudentShare,
  particulars: electricityBill,
  paper: {
    clauses: [
      {
        collected: 'Na sua conta de luz',
        title: 'Cobrança na conta de luz',
        text:
          'Autorizo a cobrança das parcelas na minha conta de energia elétrica, nas datas do anexo ou no vencimento da conta do mês, se ' +
          'for depois, sem acréscimo. A falta de pagamento da ' +
          'parcela, sozinha, não é motivo para cortar a energia.',
      },
    ],
  },
  notes: ['A parcela vem na sua conta de luz, no vencimento dela.'],
});
