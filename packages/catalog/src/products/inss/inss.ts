import { payrollShare } from '../income.ts';
import { deductedIsPaid, deductionStops, takenFromBenefit } from '../clauses.ts';
import { needing } from '../../ports/facts.ts';
import { amountOf, benefitOf, ceilingOf, firstBenefitDay, marginIn, type KeptBenefit } from '../benefit.ts';
import { chosenBenefit } from '../../particulars/benefit.ts';
import { defineLoan, usualTerms } from '../parts.ts';

/** What of a benefit is free for a loan. */
const loanMargin = (benefit: KeptBenefit): number => marginIn(benefit, benefit.marginCentavos, 'loan');

/** Loan against an INSS benefit: the rate has a ceiling, the term ends at 96 months, the installment fits the margin. */
export const inss = defineLoan({
  label: 'Consignado INSS',
  regulation: 'inssLoan',
  minimumCentavos: 30_000,
  maximumCentavos: 15_000_000,
  terms: [12, 24, 36, 48, 60, 72, 84, 96],
  usualRate: 0.018,
  example: { requestedCentavos: 1_000_000, installments: 84 },
  needs: { ...needing(['beneficio'], ['beneficios']), identity: true },
  needsMargin: true,
  highestRate: ceilingOf('inssLoan'),
  incomeOf: (facts) => amountOf(benefitOf(facts)),
  marginIn: loanMargin,
  marginOf: (facts) => loanMargin(benefitOf(facts) ?? {}),
  charges: [],
  termsOf: (question) => ({
    ...usualTerms(question),
    firstDueOn: firstBenefitDay(question.paidOutOn),
    method: 'byDays',
  }),
  bears: payrollShare('inss'),
  paper: { unpaid: deductedIsPaid, stops: deductionStops, clauses: [takenFromBenefit] },
  particulars: chosenBenefit,
  notes: [
    'A parcela sai direto do seu benefício, dentro do limite da lei. Os juros não passam do máximo que o INSS permite.',
  ],
});
