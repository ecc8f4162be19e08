import { ok, type CalendarDate } from '@passo/domain';
import { share } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import { isAmount } from '../number/centavos.ts';
import { inForce } from '../rules/dated.ts';
import { withdrawalTable } from '../rules/fgts.ts';

/**
 * What a year's anniversary withdrawal takes of a balance, in centavos, half up: a share and a fixed part by bracket, never
 * the whole of it (Lei 8.036/1990, art. 20-D).
 */
export function withdrawalOf(balanceCentavos: number, on: CalendarDate): Calculated<number> {
  if (!isAmount(balanceCentavos, 0)) return refuse('amount.invalid');
  const table = inForce(withdrawalTable, on);
  if (!table.ok) return table;
  const bracket = table.value.value.find(({ upToCentavos }) => balanceCentavos <= upToCentavos);
  return bracket ? ok(share(balanceCentavos, bracket.share) + bracket.fixedCentavos) : refuse('amount.invalid');
}
