import { deductedIsPaid, deductionStops, takenFromBenefit } from '../clauses.ts';
import { ok } from '@passo/domain';
import { quoteRefinancing, type LoanTerms } from '@passo/finance';
import { ceilingOf, firstBenefitDay } from '../benefit.ts';
import { reckonedBy } from '../calculators.ts';
import { refusal, usualTerms } from '../parts.ts';
import type { LoanProduct, LoanQuestion } from '../product.ts';
import { contractOf, settlementOf } from '../runningDebt.ts';
import { replacedContract } from '../../particulars/replaced.ts';
import { MOST_CENTAVOS, settlesDebt } from '../settlesDebt.ts';
import { needing } from '../../ports/facts.ts';

const termsOf = (question: LoanQuestion): Omit<LoanTerms, 'requestedCentavos'> => ({
  ...usualTerms(question),
  firstDueOn: firstBenefitDay(question.paidOutOn),
  method: 'byDays',
});

/** A running contract with the same lender is settled by a new one; what the new one is more is the *troco*. */
export const refinancing: LoanProduct = {
  label: 'Refinanciamento',
  regulation: 'inssRefinancing',
  ...settlesDebt,
  minimumCentavos: 10_000,
  usualRate: 0.0175,
  calculators: ['qitech'],
  needs: { ...needing([]), identity: true },
  highestRate: ceilingOf('inssRefinancing'),
  quote: (question) => {
    const { requestedCentavos, paidOutOn, details = {} } = question;
    const { debt } = details;
    if (debt === undefined) return refusal('Escolha antes o contrato que vai ser quitado.');
    const whole = settlementOf(details, paidOutOn) + requestedCentavos;
    if (whole > MOST_CENTAVOS) return refusal('O novo contrato passa do máximo de R$ 150.000,00.');
    const terms = reckonedBy(question.calculator, termsOf(question));
    const renewed = quoteRefinancing(contractOf(debt), { ...terms, requestedCentavos: whole });
    return renewed.ok ? ok(renewed.value.quote) : renewed;
  },
  particulars: replacedContract,
  paper: {
    unpaid: deductedIsPaid,
    stops: deductionStops,
    clauses: [
      takenFromBenefit,
      {
        title: 'O contrato que termina',
        text: 'O valor que quita o contrato antigo vai direto para ele, que termina no mesmo dia. Recebo o que sobra, o troco.',
      },
    ],
  },
  notes: ['O contrato antigo é quitado pelo valor de hoje, com desconto dos juros que ainda iam vencer.'],
};
