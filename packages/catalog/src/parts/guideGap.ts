import { fromReais } from '@passo/domain/money/money.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import { isRecord } from '@passo/engine/json.ts';
import type { Seen } from '@passo/engine/kind.ts';
import { PRICE } from './lookedUpParts.ts';
import { moneyMeaning } from './money.ts';

/** How far a price may be from the guide's before it is asked about, in percent of the guide's, where the flow says nothing else. */
const USUAL_PERCENT = 30;

interface GuideGap {
  readonly side: 'above' | 'below';
  /** What the guide says, in centavos; of several the least, as it is reckoned with. */
  readonly guideCentavos: number;
}

/** What a form holds under a key; undefined where it has no such field. */
type Look = (key: string) => Seen | undefined;

/**
 * How the price of a vehicle stands to what the guide told of its plate or its year: null where it is near, where nobody told, or where it
 * may not be so much anyway. The flow says in `maxValue` of the field that asks by how many percent it may differ.
 */
export function guideGap({ maxValue = USUAL_PERCENT }: FieldDefinition, look: Look): GuideGap | null {
  const asked = look(PRICE);
  const price = asked?.value;
  const worths = [worthIn(look('placa')?.value), worthIn(look('anoModeloVeiculo')?.value)].filter((worth) => worth > 0);
  if (typeof price !== 'number' || price <= 0 || worths.length === 0) return null;
  if (asked !== undefined && moneyMeaning.problem(price, asked.field.definition) !== null) return null;
  const guideCentavos = Math.min(...worths);
  if (Math.abs(price - guideCentavos) * 100 <= guideCentavos * maxValue) return null;
  return { side: price > guideCentavos ? 'above' : 'below', guideCentavos };
}

/** In centavos, as a plate or a year of a model holds it; 0 where nobody told. */
function worthIn(value: unknown): number {
  if (!isRecord(value)) return 0;
  const { vehicle, worth = isRecord(vehicle) ? vehicle.valor : undefined } = value;
  const read = fromReais(worth);
  return read.ok ? read.value : 0;
}
