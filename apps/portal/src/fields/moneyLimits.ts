import { moneyBounds } from '@passo/catalog/parts/money.ts';
import { formatMoney } from '@passo/domain/money/money.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';

/** The limits of an amount in words, before anybody meets them; undefined where there are none or nothing can be typed. */
export function moneyLimits(definition: FieldDefinition, canType: boolean): string | undefined {
  const { min, max } = moneyBounds(definition);
  if (!canType) return undefined;
  if (min !== undefined && max !== undefined) return `min: ${formatMoney(min)} - max: ${formatMoney(max)}`;
  if (min !== undefined) return `Valor mínimo: ${formatMoney(min)}`;
  return max === undefined ? undefined : `Valor máximo: ${formatMoney(max)}`;
}

/** The definition's own words, then the limits. */
export const withLimits = (message: string | undefined, limits: string | undefined): string | undefined =>
  [message, limits].filter(Boolean).join(' ') || undefined;
