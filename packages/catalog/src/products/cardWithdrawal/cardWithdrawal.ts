import { prudentShare } from '../income.ts';
import { defineLoan, firstDueDay, usualTerms } from '../parts.ts';
import { needing } from '../../ports/facts.ts';

const DUE_DAY = 10;
/** The bill is closed about ten days before it is due. */
const DAYS_TO_FIRST_DUE = 10;
const WITHDRAWAL_FEE = { name: 'Tarifa de saque', centavos: 1_490, when: 'financed' } as const;

/** Money out of a card's limit, paid back with its bill in fixed installments. */
export const cardWithdrawal = defineLoan({
  label: 'Saque do cartão',
  regulation: 'consumer',
  minimumCentavos: 10_000,
  maximumCentavos: 2_000_000,
  terms: [3, 6, 9, 12, 18, 24],
  usualRate: 0.0429,
  example: { requestedCentavos: 200_000, installments: 12 },
  needs: { ...needing([]), identity: true },
  charges: [WITHDRAWAL_FEE.name],
  termsOf: (question) => ({
    ...usualTerms(question),
    firstDueOn: firstDueDay(question.paidOutOn, DUE_DAY, DAYS_TO_FIRST_DUE),
    fees: [WITHDRAWAL_FEE],
  }),
  bears: prudentShare,
  billed: true,
  paper: {
    clauses: [
      {
        limits: true,
        collected: 'Na fatura do cartão',
        title: 'Cobrança na fatura',
        text:
          'Autorizo a cobrança das parcelas na fatura do meu cartão, nas datas do anexo ou no vencimento da fatura do mês, se for ' +
          'depois, sem acréscimo. Se eu não pagar a fatura toda, esta parcela não entra no rotativo: valem só a multa e os juros ' +
          'escritos aqui.',
      },
    ],
  },
  notes: ['As parcelas vêm na fatura do cartão e ocupam o seu limite até serem pagas.'],
});
