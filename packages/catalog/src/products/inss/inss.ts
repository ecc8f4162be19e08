import { payrollShare } from '../income.ts';
import { deductedIsPaid, deductionStops, takenFromBenefit } from '../clauses.ts';
import { isRecord, type Facts } from '@passo/engine';
import { marginTables } from '@passo/finance';
import { kept, needing, text } from '../../ports/facts.ts';
import { ceilingOf, firstBenefitDay } from '../benefit.ts';
import { chosenBenefit } from '../../particulars/benefit.ts';
import { defineLoan, usualTerms } from '../parts.ts';

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
  incomeOf: (facts) => {
    const found = benefitOf(facts);
    return typeof found?.amountCentavos === 'number' ? found.amountCentavos : 0;
  },
  marginOf: (facts) => {
    const found = benefitOf(facts);
    return typeof found?.marginCentavos === 'number' ? Math.min(found.marginCentavos, lawfulMargin(found)) : 0;
  },
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

function benefitOf(facts: Facts): Readonly<Record<string, unknown>> | undefined {
  const chosen = text(facts, 'beneficio');
  const { benefits } = kept(facts, 'beneficios');
  return Array.isArray(benefits) ? benefits.filter(isRecord).find(({ number }) => number === chosen) : undefined;
}

/** The highest of all days stands for a day that nobody names: the lender looks again on the day of the offer. */
function lawfulMargin({ amountCentavos, assistance }: Readonly<Record<string, unknown>>): number {
  if (typeof amountCentavos !== 'number') return Infinity;
  const table = assistance === true ? marginTables.bpc : marginTables.inss;
  return Math.max(
    ...table.map(({ value: { loan } }) => Math.floor((amountCentavos * Number(loan.num)) / Number(loan.den))),
  );
}
