import { fail, formatMoney, fromReais, MONEY_MAX, ok } from '@passo/domain';
import { messages, type FieldDefinition, type FieldKind } from '@passo/engine';

/** No limit is higher than what can be held at all. */
const HIGHEST = MONEY_MAX / 100;

const limit = (reais: number | undefined): number | undefined =>
  reais === undefined ? undefined : Math.round(Math.max(-HIGHEST, Math.min(HIGHEST, reais)) * 100);

/** Whole centavos of the definition's limits (which are written in reais). */
export const moneyBounds = (
  field: FieldDefinition,
): { readonly min: number | undefined; readonly max: number | undefined } => ({
  min: limit(field.minValue),
  max: limit(field.maxValue),
});

/** Money: whole centavos inside, a number of reais with at most two decimals on the wire. Zero is no answer. */
export const moneyMeaning = {
  control: 'money',
  longest: () => 30,
  read: (wire) => {
    const read = fromReais(wire);
    return read.ok ? ok(read.value) : fail(messages.invalid);
  },
  send: (centavos) => centavos / 100,
  format: (centavos) => formatMoney(centavos),
  plain: (centavos) => centavos / 100,
  isEmpty: (centavos) => centavos === 0,
  problem: (centavos, field) => {
    const { min, max } = moneyBounds(field);
    if (max !== undefined && centavos > max) return messages.max;
    return min !== undefined && centavos < min ? messages.min : null;
  },
} as const satisfies FieldKind<number>;
