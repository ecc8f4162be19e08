export type { Calculated, FinanceProblem, FinanceProblemCode } from './problem.ts';
export type { DayBase, Rate } from './number/rate.ts';
export type { Method } from './schedule/periods.ts';
export { quoteLoan } from './quote/quote.ts';
export type { Charge, LoanTerms, Quote, QuotedCharge, QuotedInstallment } from './quote/terms.ts';
export { bankHolidays } from './calendar/holidays.ts';
export { isBusinessDay, nextBusinessDay } from './calendar/businessDays.ts';
