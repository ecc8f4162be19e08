import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';

declare const unit: unique symbol;

/** A whole amount of money that was read: reais and halves of centavos do not get here. */
export type Centavos = number & { readonly [unit]: 'centavos' };

/** Ten billion reais: everything below stays exact. */
export const MAX_CENTAVOS = 1_000_000_000_000;

export const isAmount = (value: unknown, least = 1): value is Centavos =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= MAX_CENTAVOS;

/** Reads an amount of none or more. */
export const centavos = (value: unknown): Calculated<Centavos> =>
  isAmount(value, 0) ? ok(value) : refuse('amount.invalid');
