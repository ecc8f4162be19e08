import { fromReais } from '@passo/domain/money/money.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import { moneyBounds } from './money.ts';

/**
 * Where a slider may rest, in centavos: the values of the definition (reais) within its limits, lowest first. Without any it rests
 * anywhere within them.
 */
export function sliderMarks(field: FieldDefinition): readonly number[] {
  const { min = 0, max = 0 } = moneyBounds(field);
  const marks = (field.values ?? []).flatMap(({ value }) => {
    const read = fromReais(value);
    return read.ok && read.value >= min && read.value <= max ? [read.value] : [];
  });
  return marks.toSorted((a, b) => a - b);
}
