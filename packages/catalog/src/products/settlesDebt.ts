import { ok } from '@passo/domain';
import { maxLoanFor } from '@passo/finance';
import { text } from '../ports/facts.ts';
import { payrollShare } from './income.ts';
import { firstBenefitDay } from './benefit.ts';
import { reckonedBy } from './calculators.ts';
import { usualLate, usualTerms } from './parts.ts';
import type { LimitsQuestion, LoanProduct } from './product.ts';
import { debtLines, replacedOn, settlementOf } from './runningDebt.ts';
import { debtLine, oldInstallment, trocoLine } from './debtKinds.ts';

/** The largest new contract, with a *troco* or without, in centavos. */
export const MOST_CENTAVOS = 15_000_000;

/** What the products have in common that settle a running contract by a new one. */
export const settlesDebt = {
  maximumCentavos: MOST_CENTAVOS,
  terms: [24, 36, 48, 60, 72, 84, 96],
  chosen: ['contrato'],
  detailsOf: (facts) => {
    const contract = text(facts, 'contrato');
    return contract === '' ? {} : { contract };
  },
  validDays: 2,
  late: usualLate,
  maximumFor: (question) =>
    ok(Math.max(0, mostIn(question) - settlementOf(question.details ?? {}, question.paidOutOn))),
  charges: [],
  lineKinds: [debtLine, trocoLine, oldInstallment],
  debtLines: ['divida', 'parcelaAntiga', 'troco'],
  replacesIn: ({ details: { debt } = {}, paidOutOn }) => (debt === undefined ? undefined : replacedOn(debt, paidOutOn)),
  linesOf: ({ details = {}, paidOutOn }, quote) => {
    const settled = settlementOf(details, paidOutOn);
    return details.debt === undefined ? [] : debtLines(details.debt, settled, quote.releasedCentavos - settled);
  },
  bears: payrollShare('inss'),
} satisfies Partial<LoanProduct>;

/** The largest new contract, in centavos: its installment takes no more than the margin, or than the old one took. */
function mostIn(question: LimitsQuestion): number {
  const { marginCentavos, installments = Math.max(...settlesDebt.terms), paidOutOn, details = {} } = question;
  if (details.debt === undefined) return MOST_CENTAVOS;
  const limit = Math.max(marginCentavos, details.debt.installmentCentavos);
  const usual = usualTerms({ ...question, installments });
  const terms = { ...usual, firstDueOn: firstBenefitDay(paidOutOn), method: 'byDays' } as const;
  const best = maxLoanFor(limit, reckonedBy(question.calculator, terms));
  return best.ok ? Math.min(MOST_CENTAVOS, best.value.requestedCentavos) : 0;
}
