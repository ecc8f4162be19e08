import { percent, type Ratio } from '../number/ratio.ts';
import type { Dated } from './dated.ts';

/** Of a balance up to `upToCentavos`: a share of it and a fixed part. */
interface WithdrawalBracket {
  readonly upToCentavos: number;
  readonly share: Ratio;
  readonly fixedCentavos: number;
}

const bracket = (upToReais: number, percentage: bigint, fixedReais: number): WithdrawalBracket => ({
  upToCentavos: upToReais * 100,
  share: percent(percentage),
  fixedCentavos: fixedReais * 100,
});

export const withdrawalTable: readonly Dated<readonly WithdrawalBracket[]>[] = [
  {
    from: '2020-04-01',
    source: 'Lei 8.036/1990, art. 20-D e Anexo (Lei 13.932/2019)',
    value: [
      bracket(500, 50n, 0),
      bracket(1_000, 40n, 50),
      bracket(5_000, 30n, 150),
      bracket(10_000, 20n, 650),
      bracket(15_000, 15n, 1_150),
      bracket(20_000, 10n, 1_900),
      bracket(Infinity, 5n, 2_900),
    ],
  },
];

/** What of the yearly withdrawals may be sold in advance. */
export interface AnticipationLimits {
  readonly maxYears: number;
  readonly minPerYearCentavos: number;
  readonly maxPerYearCentavos: number;
  /** Days after the choice of the yearly withdrawal took effect, before which the bank may not be authorised to ask. */
  readonly waitingDays: number;
  /** The business day of the birth month by which the fund pays the lender. */
  readonly paysOnBusinessDay: number;
}

const SOURCE = 'Resolução CCFGTS 958/2020, art. 1º, §§ 2º a 4º, com a Resolução CCFGTS 1.130/2025';
const perYear = { minPerYearCentavos: 10_000, maxPerYearCentavos: 50_000, waitingDays: 90, paysOnBusinessDay: 5 };

export const anticipationTable: readonly Dated<AnticipationLimits>[] = [
  { from: '2025-11-01', to: '2026-10-31', source: `${SOURCE}, art. 2º`, value: { maxYears: 5, ...perYear } },
  { from: '2026-11-01', source: SOURCE, value: { maxYears: 3, ...perYear } },
];
