import { percent, ratio, type Ratio } from '../number/ratio.ts';
import type { Dated } from './dated.ts';

/** Shares of the monthly income that payroll deduction may take, and what else the law fixes. */
export interface MarginRule {
  readonly loan: Ratio;
  readonly card: Ratio;
  readonly benefitCard: Ratio;
  /** Ceiling of the monthly rate, where there is one. */
  readonly maxMonthlyRate?: Ratio;
  readonly maxInstallments?: number;
}

const none = percent(0n);
const inssCeiling = { maxMonthlyRate: ratio(185n, 10_000n), maxInstallments: 96 };

const CEILING_SOURCE = 'teto de juros: Resolução CNPS/MPS 1.368/2025; prazo: Instrução Normativa do INSS de 6/2/2025';
const INSS_SOURCE = `Lei 10.820/2003, art. 6º, § 5º (Lei 14.431/2022); ${CEILING_SOURCE}`;
const BPC_SOURCE = `Lei 10.820/2003, art. 6º, § 5º-A (Lei 14.601/2023); ${CEILING_SOURCE}`;

/** By kind of income. */
export const marginTables = {
  inss: [
    {
      from: '2025-04-04',
      source: INSS_SOURCE,
      value: { loan: percent(35n), card: percent(5n), benefitCard: percent(5n), ...inssCeiling },
    },
  ],
  bpc: [
    {
      from: '2025-04-04',
      source: BPC_SOURCE,
      value: { loan: percent(30n), card: percent(5n), benefitCard: none, ...inssCeiling },
    },
  ],
  privatePayroll: [
    {
      from: '2025-03-21',
      source: 'Lei 10.820/2003, arts. 1º e 2º-A (MP 1.292/2025, Lei 15.179/2025)',
      value: { loan: percent(35n), card: none, benefitCard: none },
    },
  ],
  federalServant: [
    {
      from: '2023-05-04',
      source: 'Lei 14.509/2022, art. 2º, parágrafo único; Decreto 8.690/2016',
      value: { loan: percent(35n), card: percent(5n), benefitCard: percent(5n), maxInstallments: 96 },
    },
  ],
} as const satisfies Record<string, readonly Dated<MarginRule>[]>;

export type IncomeKind = keyof typeof marginTables;
