import { isValidCnpj as hasCnpjDigits } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import type { Mask } from '../mask.ts';
import { fit, isShort, lay, patternMask } from '../pattern.ts';
import { checks } from '../validator.ts';

export const CNPJ_TEMPLATE = 'SS.SSS.SSS/SSSS-99';

/** With or without separators; letters count as ASCII − 48 (valid since July 2026, Receita Federal IN 2.229/2024). */
export const isValidCnpj = (text: string): boolean =>
  isShort(text) && hasCnpjDigits(text.toUpperCase(), { version: 2 });

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`. */
export const formatCnpj = (cnpj: string): string => lay(CNPJ_TEMPLATE, fit(CNPJ_TEMPLATE, cnpj));

export const cnpjMask: Mask = patternMask(CNPJ_TEMPLATE, {
  autoCapitalize: 'characters',
});

export const cnpjValidator = checks('CNPJ inválido. Confira os 14 caracteres.', isValidCnpj);
