import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { formatMoney } from '@passo/domain/money/money.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';

/** The limits of an amount in words, before anybody meets them; undefined where there are none or nothing is typed. */
export function moneyLimits(definition: FieldDefinition, isTyped: boolean): string | undefined {
  const { min = 0, max } = moneyBounds(definition);
  if (!isTyped) return undefined;
  if (min > 0 && max !== undefined) return `De ${formatMoney(min)} a ${formatMoney(max)}.`;
  if (min > 0) return `Valor mínimo: ${formatMoney(min)}`;
  return max === undefined ? undefined : `Valor máximo: ${formatMoney(max)}`;
}

/** The definition's own words, then the limits. */
export const withLimits = (message: string | undefined, limits: string | undefined): string | undefined =>
  [message, limits].filter(Boolean).join(' ') || undefined;
