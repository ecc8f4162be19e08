import { ratio, type Ratio } from '../number/ratio.ts';
import type { Dated } from './dated.ts';

/** Rates of IOF on credit. */
export interface IofRates {
  /** Per day on the amortisation of each instalment. */
  readonly daily: Ratio;
  /** Once, on the principal. */
  readonly additional: Ratio;
  /** Days after which the daily part no longer grows. */
  readonly maxDays: number;
}

/** The daily rate in millionths of a percent: 8200 is 0.0082 %; the additional one in hundredths of a percent. */
const iof = (daily: bigint, additional = 38n): IofRates => ({
  daily: ratio(daily, 100_000_000n),
  additional: ratio(additional, 10_000n),
  maxDays: 365,
});

/** Of 1.5 %, 2.5 % and 3 % a year, and of the months of 2021. */
const [LOW, MIDDLE, USUAL, RAISED] = [iof(4_100n), iof(6_800n), iof(8_200n), iof(11_180n)];

/** Of 0.5 % a year. */
const SMALL = iof(1_370n);

/** What was contracted while the tax was taken off: not even the additional part. */
const NONE: IofRates = { daily: ratio(0n, 1n), additional: ratio(0n, 1n), maxDays: 365 };

const ARTICLE = 'Decreto 6.306/2007, art. 7º';

/** Natural persons. */
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

const [DECREE_OF_MAY, DECREE_OF_JUNE] = ['Decreto 12.466/2025', 'Decreto 12.499/2025'];

interface CompanyRates {
  /** Where in the article they stand. */
  readonly item: string;
  readonly usual: IofRates;
  /** From 20 September to 31 December 2021. */
  readonly raised: IofRates;
  /** What the decrees of 2025 made of the daily rate, in millionths of a percent. */
  readonly doubled: bigint;
}

/**
 * Companies: what Decretos 6.339, 6.691, 7.458, 7.632, 7.726 and 8.392 changed were the rates of natural persons. In 2025 the Congress took
 * both decrees off on 27 June; the STF suspended all of it on 4 July and gave that of June back on 16 July (ADC 96), and said on 18
 * July that it does not reach back into the suspension: until then what was before the decrees holds.
 */
const ofCompanies = ({ item, usual, raised, doubled }: CompanyRates): readonly Dated<IofRates>[] => {
  const source = `${ARTICLE}, ${item}, e § 15`;
  const of = (decree: string): string => `${source} (${decree})`;
  const withdrawn = 'antes dos decretos de 2025, que o Decreto Legislativo 176/2025 sustou';
  return [
    { from: '2008-01-04', to: '2020-04-02', source, value: usual },
    { from: '2020-04-03', to: '2020-11-26', source: `${ARTICLE}, § 20 (Decreto 10.551/2020)`, value: NONE },
    { from: '2020-11-27', to: '2020-12-14', source, value: usual },
    { from: '2020-12-15', to: '2020-12-31', source: `${ARTICLE}, § 20-A (Decreto 10.572/2020)`, value: NONE },
    { from: '2021-01-01', to: '2021-09-19', source, value: usual },
    { from: '2021-09-20', to: '2021-12-31', source: `${ARTICLE}, § 22 (Decreto 10.797/2021)`, value: raised },
    { from: '2022-01-01', to: '2025-05-22', source, value: usual },
    { from: '2025-05-23', to: '2025-06-10', source: of(DECREE_OF_MAY), value: iof(doubled, 95n) },
    { from: '2025-06-11', to: '2025-06-26', source: of(DECREE_OF_JUNE), value: iof(doubled) },
    { from: '2025-06-27', to: '2025-07-15', source: of(withdrawn), value: usual },
    { from: '2025-07-16', source: of(`${DECREE_OF_JUNE}; STF, ADC 96`), value: iof(doubled) },
  ];
};

export const companyIofTable = ofCompanies({ item: 'I, "b", 1', usual: LOW, raised: iof(5_590n), doubled: 8_200n });

/** Credits of at most R$ 30.000 to companies of the Simples Nacional; § 22 left them as they were. */
export const simplesIofTable = ofCompanies({ item: 'VI', usual: SMALL, raised: SMALL, doubled: 2_740n });
