import type { Formatter } from '../formatter.ts';
import { digitsOf } from '../pattern.ts';
import { fromReais, parseMoney, showMoney, toReais } from './money.ts';

/** Reais (a number) → `R$ 1.234,56`. */
export const moneyFormatter: Formatter = (value) => {
  const centavos = fromReais(value);
  return centavos.ok ? showMoney(centavos.value) : value;
};

/** `R$ 1.234,56` → 1234.56 for the wire. */
export const onlyMoneyFormatter: Formatter = (value) =>
  typeof value === 'string' && digitsOf(value) !== '' ? toReais(parseMoney(value)) : value;
