import { ratio, type Ratio } from '../number/ratio.ts';
import type { Dated } from './dated.ts';
import { marginTables } from './margins.ts';

/** What may be offered at all, whoever lends. Where the law is silent the house is careful; `docs/finance.md` says which is which. */
export interface Regulation {
  /** Ceiling of the monthly rate, where there is one. */
  readonly maxMonthlyRate?: Ratio;
  readonly maxInstallments?: number;
  /** From the payment to the first due date: more is a grace that nobody asked for. */
  readonly maxDaysToFirstDue: number;
  /** `once`: with the contract; `any`: with each instalment too. */
  readonly fees: 'none' | 'once' | 'any';
  /** `chosen`: where the customer ticked it; `required`: without it there is no such credit. */
  readonly insurances: 'none' | 'chosen' | 'required';
  /** `exempt` too where a debt changes banks, which is no new credit; `renewal`: the complementary one on the old debt. */
  readonly iof: 'taxed' | 'exempt' | 'renewal';
  readonly repaid: 'installments' | 'withdrawals' | 'group';
  /** A debt changes banks: held to what is left of it (`portability`). */
  readonly replaces?: 'debt';
  /** The customer's age, in years, on the last due date. */
  readonly oldestAtEnd?: number;
}

const MONTH_AND_A_HALF = 46;
const TWO_MONTHS = 62;
/** A fund pays on a business day: the next year's may be later than this year's. */
const TWO_FUND_DAYS = 371;
const ALWAYS = '2008-01-01';

const consumer = {
  maxDaysToFirstDue: TWO_MONTHS,
  fees: 'once',
  insurances: 'chosen',
  iof: 'taxed',
  repaid: 'installments',
} as const satisfies Regulation;

const INSS_WAYS = 'tarifas, carência e seguro: Instrução Normativa PRES/INSS 138/2022, art. 12, III a V';
const plainDeduction = { ...consumer, maxDaysToFirstDue: MONTH_AND_A_HALF, fees: 'none', insurances: 'none' } as const;

/** Ceiling and term stand in the margin's table, once; they hold for whatever a benefit pays back. */
const inssLoans = (more: Pick<Regulation, 'iof' | 'replaces'>): readonly Dated<Regulation>[] =>
  marginTables.inss.map(({ value: { maxMonthlyRate, maxInstallments }, ...dated }) => ({
    ...dated,
    source: `${dated.source}; ${INSS_WAYS}`,
    value: { ...plainDeduction, ...more, maxMonthlyRate, maxInstallments },
  }));

/** By what the law tells apart. */
export const regulations = {
  inssLoan: inssLoans({ iof: 'taxed' }),
  inssRefinancing: inssLoans({ iof: 'renewal' }),
  inssPortability: inssLoans({ iof: 'exempt', replaces: 'debt' }),
  inssCard: [
    {
      from: '2025-04-04',
      source: 'Resolução CNPS/MPS 1.368/2025; Instrução Normativa PRES/INSS 138/2022, art. 15',
      value: { ...consumer, maxDaysToFirstDue: MONTH_AND_A_HALF, maxMonthlyRate: ratio(246n, 10_000n) },
    },
  ],
  privatePayroll: [
    {
      from: '2025-03-21',
      source: 'Lei 10.820/2003, art. 1º (Lei 15.179/2025); Portaria MTE 435/2025; nenhuma tarifa é prevista',
      value: { ...consumer, maxDaysToFirstDue: MONTH_AND_A_HALF, fees: 'none' },
    },
  ],
  /** The term stands in the margin's table, once. */
  federalPayroll: marginTables.federalServant.map(({ from, source, value: { maxInstallments } }) => ({
    from,
    source: `${source}; nenhuma tarifa nem seguro é previsto`,
    value: { ...plainDeduction, maxInstallments },
  })),
  consumer: [{ from: ALWAYS, source: 'CDC, arts. 52 e 54-B', value: consumer }],
  housing: [
    {
      from: ALWAYS,
      source: 'Decreto-Lei 2.407/1988, art. 1º (IOF); Lei 9.514/1997 (seguros); idade: prática das seguradoras',
      value: { ...consumer, fees: 'any', insurances: 'required', iof: 'exempt', oldestAtEnd: 80 },
    },
  ],
  /** A home secures the loan, and nothing is bought with it: no exemption from IOF. */
  homeEquity: [
    {
      from: ALWAYS,
      source: 'Lei 9.514/1997, arts. 22 e 27 (Lei 14.711/2023); seguros e idade: prática das seguradoras',
      value: { ...consumer, insurances: 'required', oldestAtEnd: 80 },
    },
  ],
  fgts: [
    {
      from: ALWAYS,
      source: 'Lei 8.036/1990, art. 20-D; Resolução CCFGTS 958/2020',
      value: { ...consumer, maxDaysToFirstDue: TWO_FUND_DAYS, fees: 'none', insurances: 'none', repaid: 'withdrawals' },
    },
  ],
  consortium: [
    {
      from: ALWAYS,
      source: 'Lei 11.795/2008, art. 27',
      value: { ...consumer, fees: 'any', iof: 'exempt', repaid: 'group' },
    },
  ],
} as const satisfies Record<string, readonly Dated<Regulation>[]>;

export type RegulatedProduct = keyof typeof regulations;
