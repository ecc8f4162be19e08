import type { Formatter } from '../formatter.ts';
import type { Mask } from '../mask.ts';
import { digitsOf } from '../pattern.ts';
import { formatMoney, fromReais, parseMoney, showMoney, toReais } from './money.ts';

/** Typed from the centavos; an empty field stays empty. */
export const moneyMask: Mask = {
  label: 'Valor em reais',
  mask: (text) => (digitsOf(text) === '' ? '' : formatMoney(parseMoney(text))),
  unmask: (text) => (digitsOf(text) === '' ? '' : String(parseMoney(text))),
  inputMode: 'numeric',
  autoComplete: 'off',
  example: 'R$ 1.234,56',
};

/** Reais (a number) → `R$ 1.234,56`. */
export const moneyFormatter: Formatter = (value) => {
  const centavos = fromReais(value);
  return centavos.ok ? showMoney(centavos.value) : value;
};

/** `R$ 1.234,56` → 1234.56 for the wire. */
export const onlyMoneyFormatter: Formatter = (value) =>
  typeof value === 'string' && digitsOf(value) !== '' ? toReais(parseMoney(value)) : value;
