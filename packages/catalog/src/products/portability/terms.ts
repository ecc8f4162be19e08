import { addMonths, type CalendarDate } from '@passo/domain';
import { quotePortability, type PortabilityTerms } from '@passo/finance';
import type { RunningDebt } from '../../ports/lender.ts';
import { firstBenefitDay } from '../benefit.ts';
import { usualTerms } from '../parts.ts';
import type { LoanProduct, LoanQuestion } from '../product.ts';
import { contractOf } from '../runningDebt.ts';
import { settlesDebt } from '../settlesDebt.ts';

type Question = Omit<LoanQuestion, 'requestedCentavos'>;
type TermsQuestion = Parameters<NonNullable<LoanProduct['termsFor']>>[0];

/** What the new lender asks, beside the amount, which is the debt. */
export function termsOf(question: Question): PortabilityTerms {
  const { installments, monthlyRate, paidOutOn, dayBase } = usualTerms(question);
  const firstDueOn = firstBenefitDay(paidOutOn);
  return { installments, monthlyRate, paidOutOn, firstDueOn, dayBase, method: 'byDays' };
}

/** Half a year: terms that lie closer are no choice. */
const APART = 6;

const LONGEST = Math.max(...settlesDebt.terms);

/** So many monthly installments end on the last day of the old contract, or before it; one, where none does. */
function mostIn({ open }: RunningDebt, paidOutOn: CalendarDate): number {
  const [first, last] = [firstBenefitDay(paidOutOn), open.at(-1)?.dueOn ?? ''];
  const later = Array.from({ length: LONGEST }, (_, at) => at).findIndex((at) => addMonths(first, at) > last);
  return Math.max(1, later === -1 ? LONGEST : later);
}

/** The fewest that fit, where more of them fit too; `most` where none do. */
function fewest(most: number, fits: (installments: number) => boolean): number {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/**
 * Over how many installments a debt may change banks: as many as just fit what is left of it, the fewest whose installment is no
 * more than today's, and the usual ones between them. All that are usual until a contract is chosen.
 */
export function termsFor({ marginCentavos = 0, ...question }: TermsQuestion): readonly number[] {
  const { details: { debt } = {}, paidOutOn } = question;
  if (debt === undefined) return settlesDebt.terms;
  const limit = Math.max(marginCentavos, debt.installmentCentavos);
  const contract = contractOf(debt);
  const fits = (installments: number): boolean => {
    const moved = quotePortability(contract, termsOf({ ...question, installments }));
    return moved.ok && moved.value.quote.installmentCentavos <= limit;
  };
  const most = mostIn(debt, paidOutOn);
  const least = fewest(most, fits);
  const between = settlesDebt.terms.filter((term) => term >= least + APART && term <= most - APART);
  return [...new Set([least, ...between, most])];
}
