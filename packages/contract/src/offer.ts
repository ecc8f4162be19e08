import { z } from 'zod';
import { calendarDate, money, rate } from './parts.ts';

const share = z.object({ name: z.string(), value: money, share: rate });

/** All that the law wants shown before anything is signed (decisions, Money). */
export const offer = z.object({
  id: z.string(),
  lender: z.object({ name: z.string(), cnpj: z.string() }),
  valorDoFinanciamento: money,
  requested: money,
  released: money,
  iof: money,
  iofShare: rate,
  fees: z.array(share),
  insurances: z.array(share),
  installments: z.int(),
  valorDaParcela: money,
  monthlyRate: rate,
  annualRate: rate,
  cetMonthly: rate,
  cetAnnual: rate,
  total: money,
  interest: money,
  firstDueOn: calendarDate,
  lastDueOn: calendarDate,
  validUntil: calendarDate,
  rulesOf: calendarDate,
  lateFine: rate,
  lateMonthlyInterest: rate,
  schedule: z.array(
    z.object({
      number: z.int(),
      dueOn: calendarDate,
      interest: money,
      amortisation: money,
      installment: money,
      balance: money,
    }),
  ),
});
export type OfferOnWire = z.output<typeof offer>;
