import { addDays, addMonths, dateOf, dateParts, ok, type CalendarDate } from '@passo/domain';
import { maxLoanFor, quoteLoan, type LoanTerms } from '@passo/finance';
import type { LoanProduct, LoanQuestion } from '../product.ts';

const DUE_DAY = 25;
/** The payroll needs this long to take the first installment. */
const DAYS_TO_FIRST_DUE = 30;
const TERMS = [6, 12, 18, 24, 36, 48];

/** Private-payroll loan (Crédito do Trabalhador): the installment comes off the salary, on the 25th of each month. */
export const clt: LoanProduct = {
  label: 'Crédito do Trabalhador',
  minimumCentavos: 50_000,
  maximumCentavos: 5_000_000,
  terms: TERMS,
  validDays: 2,
  late: { fine: 0.02, monthlyInterest: 0.01 },
  quote: (question) => quoteLoan({ ...termsOf(question), requestedCentavos: question.requestedCentavos }),
  maximumFor: (marginCentavos, monthlyRate, paidOutOn, installments = Math.max(...TERMS)) => {
    const best = maxLoanFor(marginCentavos, termsOf({ installments, monthlyRate, paidOutOn }));
    return best.ok ? ok(Math.min(best.value.requestedCentavos, clt.maximumCentavos)) : best;
  },
};

function termsOf(question: Omit<LoanQuestion, 'requestedCentavos'>): Omit<LoanTerms, 'requestedCentavos'> {
  const { installments, monthlyRate, paidOutOn } = question;
  return {
    installments,
    monthlyRate,
    paidOutOn,
    firstDueOn: firstDueAfter(paidOutOn),
    dayBase: 365,
    method: 'byDays',
    fees: [{ name: 'Tarifa de cadastro', centavos: 5_000, when: 'financed' }],
    insurances: [],
    iof: 'financed',
  };
}

/** The first due day that leaves the payroll its time. */
function firstDueAfter(paidOutOn: CalendarDate): CalendarDate {
  const earliest = addDays(paidOutOn, DAYS_TO_FIRST_DUE);
  const { year, month } = dateParts(earliest);
  const inMonth = dateOf(year, month, DUE_DAY) ?? earliest;
  return inMonth >= earliest ? inMonth : addMonths(inMonth, 1);
}
