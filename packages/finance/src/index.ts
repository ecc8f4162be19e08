export { refuse, type Calculated, type FinanceProblem, type FinanceProblemCode } from './problem.ts';
export { centavos, type Centavos } from './number/centavos.ts';
export { annualRate, monthlyRate, type AnnualRate, type MonthlyRate, type Rate } from './number/rate.ts';
export { dailyRateOf } from './number/dailyRate.ts';
export type { RateDecimals } from './number/interest.ts';
export type { Method } from './quote/methods.ts';
export { quoteLoan, requote } from './quote/quote.ts';
export type {
  AnyTerms,
  Charge,
  DayBase,
  LoanTerms,
  Quote,
  QuotedCharge,
  QuotedInstallment,
  Rounding,
  VaryingCharge,
} from './quote/terms.ts';
export { readDate } from './read/readDate.ts';
export { readTerms, type ReadTerms } from './read/terms.ts';
export { maxLoanFor } from './inverse/maxLoan.ts';
export { rateOfInstallment } from './inverse/rateOfInstallment.ts';
export { exactSchedule, type ExactInstallment } from './schedule/exactSchedule.ts';
export { marginsOf, maxInstallmentFor, type Margins } from './margin/margin.ts';
export { marginTables, type IncomeKind, type MarginRule } from './rules/margins.ts';
export { anticipateFgts, type Anticipation, type AnticipationRequest, type SoldYear } from './fgts/anticipate.ts';
export { fundDay, type AnticipatedYear } from './fgts/years.ts';
export { withdrawalOf } from './fgts/withdrawal.ts';
export { anticipationTable, withdrawalTable, type AnticipationLimits } from './rules/fgts.ts';
export { companyIofTable, iofTable, simplesIofTable, type IofRates } from './rules/iof.ts';
export { iofRuleFor, SIMPLES_IOF_CENTAVOS, type IofPayer } from './rules/iofPayer.ts';
export { iofOf } from './iof/iofOf.ts';
export type { Iof, IofRounding, TaxedPart, ToldIofRates } from './iof/iof.ts';
export { lateTable, type LateRule } from './rules/late.ts';
export { inForce, type Dated } from './rules/dated.ts';
export { lateCharges, type LateCharges, type LatePayment } from './debt/late.ts';
export type { MadePayment, OpenInstallment, RunningContract, RunningDebt } from './debt/runningDebt.ts';
export { runningDebtOf, type ContractProgress } from './debt/ofQuote.ts';
export { runDebt } from './run/runDebt.ts';
export type { DebtEvent, DebtMovement, DebtRun, Imputed, OpenLine } from './run/events.ts';
export { settle, type Settlement } from './debt/settle.ts';
export { prepay, type Prepayment, type Remaining } from './debt/prepay.ts';
export { quoteRefinancing, renegotiate, type Refinancing } from './debt/refinance.ts';
export { quotePortability, type Portability, type PortabilityTerms } from './debt/portability.ts';
export {
  portability,
  type PortabilityCode,
  type PortabilityRule,
  type ReplacedDebt,
  type Replacing,
} from './rules/portability.ts';
export { planConsortium, type ConsortiumPlan, type ConsortiumTerms } from './consortium/consortium.ts';
export { bankHolidays, easter } from './calendar/holidays.ts';
export { businessDaysAfter, isBusinessDay, nextBusinessDay, type Calendar } from './calendar/businessDays.ts';
export type { DayCount } from './calendar/dayCount.ts';
export { cetOf, indexedCetOf, type Cet, type Index, type IndexedCet, type Payment } from './cet/cet.ts';
export { durationOf, type Duration } from './cet/duration.ts';
export { presentValueOf, type CurvePoint } from './cet/presentValue.ts';
export { internalRate, type Inflow } from './cet/internalRate.ts';
export { checkRegulated } from './regulated/checkRegulated.ts';
export { addsUp } from './regulated/addsUp.ts';
export { regulatedCodes, type RegulatedCode, type RegulatedOffer, type RegulatedPerson } from './regulated/subject.ts';
export { regulations, type RegulatedProduct } from './rules/regulation.ts';
export { PAY_OUT_TOLERANCE_DAYS, payOutOn, type PayOut } from './regulated/payOut.ts';
export { wayOf } from './regulated/rows.ts';
