import type { Formatter } from '../formatter.ts';
import { digitsOf } from '../pattern.ts';
import { removeAccents } from './text.ts';

export const onlyDigitsFormatter: Formatter = (value) => {
  if (typeof value === 'number') return digitsOf(String(value));
  return typeof value === 'string' ? digitsOf(value) : value;
};

export const removeAccentsFormatter: Formatter = (value) => (typeof value === 'string' ? removeAccents(value) : value);
