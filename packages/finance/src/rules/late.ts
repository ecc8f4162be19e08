import { percent, type Ratio } from '../number/ratio.ts';
import type { Dated } from './dated.ts';

export interface LateRule {
  /** Once, on what is late; the law's maximum. */
  readonly fine: Ratio;
  /** A month, simple, day by day on thirty. */
  readonly monthlyInterest: Ratio;
}

export const lateTable: readonly Dated<LateRule>[] = [
  {
    from: '1996-08-02',
    source: 'CDC (Lei 8.078/1990), art. 52, § 1º (Lei 9.298/1996); CTN, art. 161, § 1º',
    value: { fine: percent(2n), monthlyInterest: percent(1n) },
  },
];
