import { digitsOf, grouped } from '../pattern.ts';
import { fail, ok, type Result } from '../result.ts';

/** Reais on the wire stay exact in a double up to here, and no credit comes near: 9 trillion reais, in centavos. */
export const MONEY_MAX = 900_000_000_000_000;

/** `123456` (centavos) → `1.234,56`. */
export function formatAmount(centavos: number): string {
  const digits = String(Math.abs(Math.round(centavos))).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** `123456` (centavos) → `R$ 1.234,56`; for columns and contracts, where zero is `R$ 0,00`. */
export const formatMoney = (centavos: number): string =>
  centavos < 0 ? `-R$ ${formatAmount(-centavos)}` : `R$ ${formatAmount(centavos)}`;

/** The display helper of the specification (5.4): as `formatMoney`, but zero is `R$ 0`. */
export const showMoney = (centavos: number): string => (centavos === 0 ? 'R$ 0' : formatMoney(centavos));

/** Centavos from typed text: the last two digits are the centavos (`1`, `12`, `123` → 0,01 0,12 1,23). */
export const parseMoney = (text: string): number => Math.min(Number(digitsOf(text).slice(0, 15)), MONEY_MAX);

/** Centavos → reais for the wire, a number with at most two decimals. */
export const toReais = (centavos: number): number => centavos / 100;

/** Reais of the wire → centavos; refuses what is no finite number, has a third decimal or is out of bounds. */
export function fromReais(reais: unknown): Result<number> {
  if (typeof reais !== 'number' || !Number.isFinite(reais)) return fail('Valor inválido');
  const centavos = Math.round(reais * 100);
  if (Math.abs(centavos) > MONEY_MAX) return fail('Valor fora do limite');
  // A double with at most two decimals is the very one nearest to its centavos: anything else had a third.
  return centavos / 100 === reais
    ? ok(centavos === 0 ? 0 : centavos)
    : fail('O valor deve ter no máximo dois decimais');
}
