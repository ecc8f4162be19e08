export type { Calculated, FinanceProblem, FinanceProblemCode } from './problem.ts';
export type { DayBase, Rate } from './number/rate.ts';
export type { Method } from './schedule/periods.ts';
export { quoteLoan } from './quote/quote.ts';
export type { Charge, LoanTerms, Quote, QuotedCharge, QuotedInstallment } from './quote/terms.ts';
export { maxLoanFor } from './inverse/maxLoan.ts';
export { marginsOf, maxInstallmentFor, type Margins } from './margin/margin.ts';
export { marginTables, type IncomeKind, type MarginRule } from './rules/margins.ts';
export {
  anticipateFgts,
  type AnticipatedYear,
  type Anticipation,
  type AnticipationRequest,
} from './fgts/anticipate.ts';
export { withdrawalOf } from './fgts/withdrawal.ts';
export { anticipationTable, withdrawalTable, type AnticipationLimits } from './rules/fgts.ts';
export { iofTable, type IofRates } from './rules/iof.ts';
export { inForce, type Dated } from './rules/dated.ts';
export { lateCharges, type LateCharges, type LatePayment } from './debt/late.ts';
export { settleEarly, type OpenContract, type OpenInstallment, type Settlement } from './debt/settle.ts';
export { quoteRefinancing, type Refinancing, type RunningContract } from './debt/refinance.ts';
export { quotePortability, type Portability, type PortabilityTerms } from './debt/portability.ts';
export { planConsortium, type ConsortiumPlan, type ConsortiumTerms } from './consortium/consortium.ts';
export { bankHolidays, easter } from './calendar/holidays.ts';
export { isBusinessDay, nextBusinessDay } from './calendar/businessDays.ts';
export { cetOf, type Cet, type Payment } from './cet/cet.ts';
export { internalRate, type Inflow } from './cet/internalRate.ts';
