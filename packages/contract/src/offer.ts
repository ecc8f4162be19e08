import { z } from 'zod';
import { calendarDate, institution, money, rate } from './parts.ts';

/** `when`: kept back from what is released, lent along, or paid with each installment. */
const share = z.object({
  name: z.string(),
  value: money,
  share: rate,
  when: z.enum(['upFront', 'financed', 'perInstallment']),
});

/** All that the law wants shown before anything is signed (decisions, Money). */
export const offer = z.object({
  id: z.string(),
  lender: institution,
  /** Tells offers of one lender apart, such as SAC and Price. */
  title: z.string().nullable(),
  /** What `installments` counts: payments of the customer, or yearly withdrawals from a fund. */
  unit: z.enum(['installment', 'withdrawal']),
  /** A consortium: no rate and no CET to be told. */
  interestFree: z.boolean(),
  /** What it says beside the loan itself: down payment, debt that is settled, saving or *troco*, balance that is left. */
  lines: z.array(z.object({ key: z.string(), label: z.string(), value: money })),
  notes: z.array(z.string()),
  /** How its installments are paid: `Por boleto ou Pix`; null where the customer pays none. */
  collected: z.string().nullable(),
  /** What the law wants said of it, in full sentences. */
  rights: z.array(z.object({ title: z.string(), text: z.string() })),
  valorDoFinanciamento: money,
  requested: money,
  released: money,
  iof: money,
  iofShare: rate,
  fees: z.array(share),
  insurances: z.array(share),
  installments: z.int(),
  valorDaParcela: money,
  /** Where interest compounds by days; twelve months of the monthly rate are so many of its days. */
  dailyRate: z.object({ rate, daysOfYear: z.union([z.literal(252), z.literal(360), z.literal(365)]) }).nullable(),
  monthlyRate: rate,
  annualRate: rate,
  cetMonthly: rate,
  cetAnnual: rate,
  total: money,
  /** With what is paid at once. */
  totalWithDownPayment: money,
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
      /** Fees and insurances paid with it. */
      charges: money,
      installment: money,
      balance: money,
    }),
  ),
});
export type OfferOnWire = z.output<typeof offer>;

/** For examples: a lender named in full. */
export const exampleLender = (name: string, cnpj: string): z.input<typeof institution> => ({
  ...{ name, cnpj, address: 'Avenida Fictícia, 100, São Paulo/SP', email: 'atendimento@banco.exemplo.com.br' },
  ...{ sac: '0800 000 0001', ombudsman: '0800 000 1001' },
});

/** For examples: a loan of R$ 8.500,00 over two years. */
export const exampleOffer: z.input<typeof offer> = {
  id: 'of_1',
  lender: exampleLender('Banco Horizonte S.A.', '12ABC34501DE35'),
  title: null,
  unit: 'installment',
  interestFree: false,
  lines: [],
  notes: [],
  collected: 'Por boleto ou Pix',
  rights: [{ title: 'Desistir em sete dias', text: 'Você pode desistir em até 7 dias.' }],
  valorDoFinanciamento: 8812.1,
  requested: 8500,
  released: 8500,
  iof: 262.1,
  iofShare: 0.0297,
  fees: [{ name: 'Tarifa de cadastro', value: 50, share: 0.0057, when: 'financed' }],
  insurances: [],
  installments: 24,
  valorDaParcela: 447.16,
  dailyRate: { rate: 0.00058346, daysOfYear: 365 },
  monthlyRate: 0.0179,
  annualRate: 0.2373,
  cetMonthly: 0.0204,
  cetAnnual: 0.2741,
  total: 10731.84,
  totalWithDownPayment: 10731.84,
  interest: 1919.74,
  firstDueOn: '2026-12-25',
  lastDueOn: '2028-11-25',
  validUntil: '2026-11-22',
  rulesOf: '2026-11-20',
  lateFine: 0.02,
  lateMonthlyInterest: 0.01,
  schedule: [
    {
      number: 1,
      dueOn: '2026-12-25',
      interest: 184.33,
      amortisation: 262.83,
      charges: 0,
      installment: 447.16,
      balance: 8549.27,
    },
    {
      number: 2,
      dueOn: '2027-01-25',
      interest: 156.2,
      amortisation: 290.96,
      charges: 0,
      installment: 447.16,
      balance: 8258.31,
    },
  ],
};

/** The same amount over three terms, for lists. */
export const exampleOffers: readonly z.input<typeof offer>[] = [
  { ...exampleOffer, id: 'of_12', installments: 12, valorDaParcela: 822.41, total: 9868.92, interest: 1056.82 },
  exampleOffer,
  { ...exampleOffer, id: 'of_36', installments: 36, valorDaParcela: 328.55, total: 11827.8, interest: 3015.7 },
];
