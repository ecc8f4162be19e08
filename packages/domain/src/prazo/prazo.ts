import type { Formatter } from '../formatter.ts';
import type { Mask } from '../mask.ts';
import { patternMask } from '../pattern.ts';
import { plural } from '../text/text.ts';

export const prazoMask: Mask = patternMask('999', {
  inputMode: 'numeric',
});

/** `0 parcelas`, `1 parcela`, `24 parcelas`. */
export const formatInstallments = (count: number): string => `${count} ${plural(count, 'parcela')}`;

export const installmentsFormatter: Formatter = (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[0-9]{1,4}$/.test(text) ? formatInstallments(Number(text)) : value;
};
