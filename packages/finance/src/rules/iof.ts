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

/** The daily rate in millionths of a percent: 8200 is 0.0082 %. */
const iof = (daily: bigint): IofRates => ({
  daily: ratio(daily, 100_000_000n),
  additional: ratio(38n, 10_000n),
  maxDays: 365,
});

/** Of 1.5 %, 2.5 % and 3 % a year, and of the months of 2021. */
const [LOW, MIDDLE, USUAL, RAISED] = [iof(4_100n), iof(6_800n), iof(8_200n), iof(11_180n)];

/** What was contracted while the tax was taken off: not even the additional part. */
const NONE: IofRates = { daily: ratio(0n, 1n), additional: ratio(0n, 1n), maxDays: 365 };

const ARTICLE = 'Decreto 6.306/2007, art. 7º';

export const iofTable: readonly Dated<IofRates>[] = [
  { from: '2008-01-04', to: '2008-12-11', source: `${ARTICLE} (Decreto 6.339/2008)`, value: USUAL },
  { from: '2008-12-12', to: '2011-04-07', source: `${ARTICLE} (Decreto 6.691/2008)`, value: LOW },
  { from: '2011-04-08', to: '2011-12-01', source: `${ARTICLE} (Decreto 7.458/2011)`, value: USUAL },
  { from: '2011-12-02', to: '2012-05-22', source: `${ARTICLE} (Decreto 7.632/2011)`, value: MIDDLE },
  { from: '2012-05-23', to: '2015-01-21', source: `${ARTICLE} (Decreto 7.726/2012)`, value: LOW },
  { from: '2015-01-22', to: '2020-04-02', source: `${ARTICLE} (Decreto 8.392/2015)`, value: USUAL },
  { from: '2020-04-03', to: '2020-11-26', source: `${ARTICLE}, § 20 (Decreto 10.551/2020)`, value: NONE },
  { from: '2020-11-27', to: '2020-12-14', source: `${ARTICLE} (Decreto 8.392/2015)`, value: USUAL },
  { from: '2020-12-15', to: '2020-12-31', source: `${ARTICLE}, § 20-A (Decreto 10.572/2020)`, value: NONE },
  { from: '2021-01-01', to: '2021-09-19', source: `${ARTICLE} (Decreto 8.392/2015)`, value: USUAL },
  { from: '2021-09-20', to: '2021-12-31', source: `${ARTICLE}, § 22 (Decreto 10.797/2021)`, value: RAISED },
  { from: '2022-01-01', source: `${ARTICLE}, I, "b", e §§ 1º e 15 (alíquota do Decreto 8.392/2015)`, value: USUAL },
];
