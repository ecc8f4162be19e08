import { fromReais } from '@passo/domain/money/money.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';

/** Where a slider may rest, in centavos: the values of the definition (reais), lowest first, within its limits. */
export const sliderMarks = ({ values = [] }: FieldDefinition, min: number, max: number): readonly number[] =>
  values
    .flatMap(({ value }) => {
      const read = fromReais(value);
      return read.ok && read.value >= min && read.value <= max ? [read.value] : [];
    })
    .sort((a, b) => a - b);
