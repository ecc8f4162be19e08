import { exactSchedule, quoteLoan, type AnyTerms, type ExactInstallment, type Quote } from '../index.ts';
import { valueOf } from './debts.ts';

/** A debt of published examples: months of 30 days, neither tax nor charges. Amounts in reais, the rate a text in percent. */
export interface PlainDebt {
  readonly principal: number;
  readonly rate: string;
  readonly installments: number;
  readonly method?: 'price' | 'sac';
  readonly more?: Partial<AnyTerms>;
}

const plainTerms = ({ principal, rate, installments, method = 'price', more = {} }: PlainDebt): AnyTerms => ({
  ...{ requestedCentavos: Math.round(principal * 100), installments, monthlyRate: rate, method, dayBase: 360 },
  ...{ paidOutOn: '2026-01-10', firstDueOn: '2026-02-10', iof: 'exempt', ...more },
});

export const quoted = (debt: PlainDebt): Quote => valueOf(quoteLoan(plainTerms(debt)));

/** The formula's own rows, in reais. */
export const exactRows = (debt: PlainDebt): readonly ExactInstallment[] =>
  valueOf(exactSchedule(plainTerms(debt))).map((row) => ({
    ...{ dueOn: row.dueOn, interest: row.interest / 100, amortisation: row.amortisation / 100 },
    ...{ installment: row.installment / 100, balance: row.balance / 100 },
  }));

/** A nominal yearly rate by the month, as a text in percent with all its decimals. */
export const twelfthOf = (percentAYear: number): string => {
  const millionths = BigInt(Math.round(percentAYear * 10_000));
  const digits = ((millionths * 10n ** 12n) / 12n).toString().padStart(17, '0');
  return `${digits.slice(0, -16)}.${digits.slice(-16)}%`;
};

export const cents = (reais: number): number => Math.round(reais * 100);
