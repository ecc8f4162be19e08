import { formatCpf } from '../cpf/cpf.ts';
import type { Mask } from '../mask.ts';
import { fit, lay } from '../pattern.ts';

const PLACES = 'S'.repeat(14);

/**
 * Every state numbers its own way and some use letters, so only the two common shapes get separators: up to nine
 * characters as São Paulo prints them, and the eleven digits of the national card, which are the CPF.
 */
function formatRg(text: string): string {
  const characters = fit(PLACES, text);
  if (/^[0-9]{1,8}[0-9X]?$/.test(characters)) return lay('SS.SSS.SSS-S', characters);
  return /^[0-9]{11}$/.test(characters) ? formatCpf(characters) : characters;
}

export const rgMask: Mask = {
  label: 'RG',
  mask: formatRg,
  unmask: (text) => fit(PLACES, text),
  maxLength: PLACES.length,
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  example: '12.345.678-9',
};
