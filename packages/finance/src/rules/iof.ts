import { ratio, type Ratio } from '../number/ratio.ts';
import type { Dated } from './dated.ts';

/** IOF on credit to natural persons. */
export interface IofRates {
  /** Per day on the amortisation of each instalment. */
  readonly daily: Ratio;
  /** Once, on the principal. */
  readonly additional: Ratio;
  /** Days after which the daily part no longer grows. */
  readonly maxDays: number;
}

const additional: Ratio = ratio(38n, 10_000n);

export const iofTable: readonly Dated<IofRates>[] = [
  {
    from: '2021-09-20',
    to: '2021-12-31',
    source: 'Decreto 6.306/2007, art. 7º, § 22, incluído pelo Decreto 10.797/2021',
    value: { daily: ratio(1118n, 10_000_000n), additional, maxDays: 365 },
  },
  {
    from: '2022-01-01',
    source: 'Decreto 6.306/2007, art. 7º, I, "b", e §§ 1º e 15 (alíquota do Decreto 8.392/2015)',
    value: { daily: ratio(82n, 1_000_000n), additional, maxDays: 365 },
  },
];
