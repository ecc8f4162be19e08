import { fail, formatMoney, fromReais, MONEY_MAX, ok } from '@passo/domain';
import { messages, type FieldDefinition, type FieldKind } from '@passo/engine';

/** No limit is higher than what can be held at all. */
const HIGHEST = MONEY_MAX / 100;

const limit = (reais: number | undefined): number | undefined =>
  reais === undefined ? undefined : Math.round(Math.max(-HIGHEST, Math.min(HIGHEST, reais)) * 100) || 0;

/** Whole centavos of the definition's limits (which are written in reais). */
export const moneyBounds = (
  field: FieldDefinition,
): { readonly min: number | undefined; readonly max: number | undefined } => ({
  min: limit(field.minValue),
  max: limit(field.maxValue),
});

/** Money: whole centavos inside, a number of reais with at most two decimals on the wire. Zero is where it begins, and no answer. */
export const moneyMeaning = {
  control: 'money',
  longest: () => 30,
  read: (wire) => {
    const read = fromReais(wire);
    return read.ok ? ok(read.value) : fail(messages.invalid);
  },
  send: (centavos) => (centavos === 0 ? undefined : centavos / 100),
  format: (centavos) => formatMoney(centavos),
  plain: (centavos) => centavos / 100,
  isEmpty: (centavos) => centavos === 0,
  initial: (_field, given) => given ?? 0,
  problem: (centavos, field) => {
    const { min, max } = moneyBounds(field);
    if (max !== undefined && centavos > max) return messages.max;
    // Only a definition that says so takes less than nothing.
    return centavos < (min ?? 0) ? messages.min : null;
  },
} as const satisfies FieldKind<number>;
