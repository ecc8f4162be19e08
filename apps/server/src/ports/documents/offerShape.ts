import { isCalendarDate, type CalendarDate } from '@passo/domain';
import { z } from 'zod';

const centavos = z.int();
const fraction = z.number();
const day = z.custom<CalendarDate>(isCalendarDate);
const charge = z.object({ name: z.string(), totalCentavos: centavos, share: fraction });

/** What a contract needs of a kept offer (`Offer` of the lender port). Amounts in centavos, rates as fractions. */
export const contractOffer = z.object({
  lender: z.object({ name: z.string().min(1), cnpj: z.string().min(1) }),
  validUntil: day,
  late: z.object({ fine: fraction, monthlyInterest: fraction }),
  quote: z.object({
    requestedCentavos: centavos,
    releasedCentavos: centavos,
    financedCentavos: centavos,
    iofCentavos: centavos,
    fees: z.array(charge),
    insurances: z.array(charge),
    installmentCentavos: centavos,
    installments: z.int().positive(),
    totalCentavos: centavos,
    interestCentavos: centavos,
    monthlyRate: fraction,
    annualRate: fraction,
    cetMonthly: fraction,
    cetAnnual: fraction,
    firstDueOn: day,
    lastDueOn: day,
    rulesOf: day,
    schedule: z.array(
      z.object({
        number: z.int(),
        dueOn: day,
        interestCentavos: centavos,
        amortisationCentavos: centavos,
        chargesCentavos: centavos,
        installmentCentavos: centavos,
        balanceCentavos: centavos,
      }),
    ),
  }),
});

export type ContractOffer = z.output<typeof contractOffer>;
