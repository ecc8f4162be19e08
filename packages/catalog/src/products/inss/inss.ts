import { payrollShare } from '../income.ts';
import { takenFromBenefit } from '../clauses.ts';
import { isRecord } from '@passo/engine';
import { inForce, marginTables } from '@passo/finance';
import { kept, needing, text } from '../../ports/facts.ts';
import { defineLoan, firstDueDay, usualTerms } from '../parts.ts';

/** The benefit pays on the first days of the month; the INSS needs this long to take the first installment. */
const DUE_DAY = 7;
const DAYS_TO_FIRST_DUE = 30;

/** Loan against an INSS benefit: the rate has a ceiling, the term ends at 96 months, the installment fits the margin. */
export const inss = defineLoan({
  label: 'Consignado INSS',
  minimumCentavos: 30_000,
  maximumCentavos: 15_000_000,
  terms: [12, 24, 36, 48, 60, 72, 84, 96],
  usualRate: 0.018,
  needs: needing(['beneficio'], ['beneficios']),
  needsMargin: true,
  highestRate: (on) => {
    const rule = inForce(marginTables.inss, on);
    return rule.ok ? rule.value.value.maxMonthlyRate.approximation : 0;
  },
  marginOf: (facts) => {
    const chosen = text(facts, 'beneficio');
    const { benefits } = kept(facts, 'beneficios');
    const found = Array.isArray(benefits)
      ? benefits.filter(isRecord).find(({ number }) => number === chosen)
      : undefined;
    return typeof found?.marginCentavos === 'number' ? found.marginCentavos : 0;
  },
  termsOf: (question) => ({
    ...usualTerms(question),
    firstDueOn: firstDueDay(question.paidOutOn, DUE_DAY, DAYS_TO_FIRST_DUE),
    method: 'byDays',
  }),
  bears: payrollShare('inss'),
  paper: { clauses: [takenFromBenefit] },
  notes: ['A parcela sai direto do seu benefício, dentro da sua margem de 35%. O teto de juros é o do INSS.'],
});
