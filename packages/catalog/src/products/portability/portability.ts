import { ok } from '@passo/domain';
import { quotePortability } from '@passo/finance';
import { needing } from '../../ports/facts.ts';
import { ceilingOf } from '../benefit.ts';
import { deductedIsPaid, deductionStops, takenFromBenefit } from '../clauses.ts';
import { debtLine, oldInstallment, openLine, savingLine, trocoLine } from '../debtKinds.ts';
import { refusal } from '../parts.ts';
import type { LoanProduct } from '../product.ts';
import { contractOf, replacedOn, savingLines, settlementOf } from '../runningDebt.ts';
import { replacedContract } from '../../particulars/replaced.ts';
import { MOST_CENTAVOS, settlesDebt } from '../settlesDebt.ts';
import { termsFor, termsOf } from './terms.ts';

/** A debt with another bank is taken over, cheaper and no longer. It brings no new money: that is another credit. */
export const portability: LoanProduct = {
  label: 'Portabilidade',
  regulation: 'inssPortability',
  ...settlesDebt,
  minimumCentavos: 0,
  maximumCentavos: 0,
  usualRate: 0.0169,
  needs: { ...needing([]), identity: true },
  highestRate: ceilingOf('inssPortability'),
  termsFor,
  maximumFor: () => ok(0),
  debtLines: ['divida', 'parcelaAntiga', 'faltaPagar', 'economia'],
  lineKinds: [debtLine, trocoLine, oldInstallment, openLine, savingLine],
  linesOf: ({ details: { debt } = {}, paidOutOn }, { totalCentavos }) => {
    if (debt === undefined) return [];
    const replaced = replacedOn(debt, paidOutOn);
    return replaced === undefined ? [] : savingLines(debt, replaced, totalCentavos);
  },
  quote: (question) => {
    const { requestedCentavos, details = {}, paidOutOn } = question;
    if (details.debt === undefined) return refusal('Escolha antes o contrato que vai ser trazido.');
    if (requestedCentavos > 0) return refusal(NO_NEW_MONEY);
    if (settlementOf(details, paidOutOn) > MOST_CENTAVOS) return refusal('A dívida passa do máximo de R$ 150.000,00.');
    const taken = quotePortability(contractOf(details.debt), termsOf(question));
    return taken.ok ? ok(taken.value.quote) : taken;
  },
  particulars: replacedContract,
  paper: {
    account: 'Sua conta',
    unpaid: deductedIsPaid,
    stops: deductionStops,
    clauses: [
      takenFromBenefit,
      {
        title: 'A dívida que muda de banco',
        text:
          'Peço ao credor que quite, direto com o banco de hoje, o contrato indicado acima (portabilidade de crédito, Resolução ' +
          'CMN 5.057/2022). O valor deste contrato é o que quita aquele: não há dinheiro novo, tarifa nem IOF, e ele ' +
          'termina no mesmo dia que o de hoje ou antes. Até a quitação ser confirmada, continuo pagando as parcelas ao banco de hoje. O que ' +
          'o banco de hoje descontar depois da quitação é meu: o credor pede a devolução por mim e me diz quando ela sai. O banco de hoje pode ' +
          'me oferecer outra condição: posso aceitar e desistir desta troca, sem custo.',
      },
    ],
  },
  notes: [
    'A dívida muda de banco pelo saldo de hoje, sem IOF e sem tarifa. Nada é depositado na sua conta.',
    'Dinheiro novo é outro empréstimo, com imposto e custos próprios: peça depois que a dívida mudar de banco.',
    'Quem avisa o banco de antes e quita o contrato é quem empresta agora.',
  ],
};

const NO_NEW_MONEY =
  'A portabilidade traz a dívida de hoje e nada mais. Para pegar dinheiro novo, peça outro empréstimo depois.';
