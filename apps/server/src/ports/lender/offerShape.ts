import { isPlainName, type FgtsBalance, type LoanLimits, type Offer, type RunningDebt } from '@passo/catalog';
import { isCalendarDate, type CalendarDate } from '@passo/domain';
import { addsUp } from '@passo/finance';
import { z } from 'zod';

/*
 * The one place where a lender's word becomes ours. What is no number is refused, never read as one; fields that we do
 * not know are dropped.
 */

/** Ten billion reais, as the library's own limit. */
const centavos = z.int().min(0).max(1_000_000_000_000);
/** To 1,000 %. A CET may be larger. */
const rate = z.number().min(0).max(10);
const cost = z.number().min(0).max(1e15);
const day = z.custom<CalendarDate>((value) => typeof value === 'string' && isCalendarDate(value));
const words = (longest: number) => z.string().min(1).max(longest);
const said = (longest: number) => z.string().max(longest).default('');

/** Fifty years of months: longer lists are no loan, and would only keep us busy. */
const MOST_ROWS = 600;
const MOST_TERMS = 60;
const MOST_DEBTS = 100;
const count = z.int().min(1).max(MOST_ROWS);

const charge = z.object({
  name: words(120),
  centavos,
  when: z.enum(['financed', 'upFront', 'perInstallment']),
  totalCentavos: centavos,
  share: cost,
});

const row = z.object({
  number: count,
  dueOn: day,
  days: z.int().min(0).max(2_000),
  interestCentavos: centavos,
  amortisationCentavos: centavos,
  chargesCentavos: centavos,
  installmentCentavos: centavos.min(1),
  balanceCentavos: centavos,
});

const quote = z.object({
  requestedCentavos: centavos,
  releasedCentavos: centavos.min(1),
  financedCentavos: centavos.min(1),
  iofCentavos: centavos,
  fees: z.array(charge).max(20),
  insurances: z.array(charge).max(20),
  installmentCentavos: centavos.min(1),
  installments: count,
  schedule: z.array(row).min(1).max(MOST_ROWS),
  totalCentavos: centavos.min(1),
  interestCentavos: centavos,
  monthlyRate: rate,
  annualRate: cost,
  cetMonthly: cost,
  cetAnnual: cost,
  firstDueOn: day,
  lastDueOn: day,
  rulesOf: day,
});

/** An offer whose figures are figures and add up: what is shown, signed and printed. */
export const offerShape = z.object({
  // As long as the field in which the customer's choice travels, and no sentence.
  id: words(64).regex(/^[!-~]+$/),
  // What is left out is read as nothing, so that the refusal can say what it is (`wrongWithOffer`).
  lender: z.object({
    name: words(160),
    cnpj: words(18),
    address: said(300),
    email: said(160),
    sac: said(40),
    ombudsman: said(40),
  }),
  quote: quote.refine(addsUp),
  validUntil: day,
  late: z.object({ fine: rate, monthlyInterest: rate }),
  askedCentavos: centavos.exactOptional(),
  title: words(160).exactOptional(),
  lines: z
    .array(z.object({ key: words(40), label: words(200), centavos }))
    .max(40)
    .exactOptional(),
  replaces: z
    .object({
      contract: words(40),
      // What is left out is read as nothing, so that the refusal can say what it is (`wrongWithOffer`).
      lender: said(160),
      lenderCnpj: said(18),
      benefit: said(20),
      installmentCentavos: centavos,
      openCentavos: centavos,
      settlementCentavos: centavos,
      lastDueOn: day,
    })
    .exactOptional(),
  unit: z.enum(['installment', 'withdrawal']).exactOptional(),
  interestFree: z.boolean().exactOptional(),
  currency: z.literal('BRL').exactOptional(),
}) satisfies z.ZodType<Offer>;

const isRising = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

export const limitsShape = z.object({
  minimumCentavos: centavos,
  maximumCentavos: centavos,
  terms: z.array(count).max(MOST_TERMS).refine(isRising),
  monthlyRate: rate,
}) satisfies z.ZodType<LoanLimits>;

const debtShape = z.object({
  // They stand in a list and in a line of the contract.
  id: words(40).regex(/^[\dA-Za-z./-]+$/),
  lender: words(160).refine(isPlainName),
  lenderCnpj: words(18).exactOptional(),
  benefit: words(20).exactOptional(),
  product: words(80).refine(isPlainName),
  paidOutOn: day,
  monthlyRate: rate,
  method: z.enum(['price', 'byDays', 'sac']).exactOptional(),
  told: z.object({ on: day, centavos }).exactOptional(),
  installments: count,
  installmentCentavos: centavos,
  open: z
    .array(z.object({ dueOn: day, interestCentavos: centavos, amortisationCentavos: centavos }))
    .max(MOST_ROWS)
    .refine((open) => open.every(({ dueOn }, at) => at === 0 || dueOn > (open[at - 1]?.dueOn ?? ''))),
}) satisfies z.ZodType<RunningDebt>;

/** In their order, which is the one in which they are sold. */
export const fgtsBalanceShape = z.object({
  key: words(160),
  referenceDate: words(40),
  periods: z
    .array(z.object({ dueOn: day, centavos }))
    .max(MOST_TERMS)
    .refine((periods) => periods.every(({ dueOn }, at) => at === 0 || dueOn > (periods[at - 1]?.dueOn ?? ''))),
}) satisfies z.ZodType<FgtsBalance>;

export const offersShape = z.array(offerShape).min(1).max(MOST_TERMS);
export const debtsShape = z.array(debtShape).max(MOST_DEBTS);
