import { formatCpf } from '../cpf/cpf.ts';
import type { Mask } from '../mask.ts';
import { fit, grouped } from '../pattern.ts';

const PLACES = 'S'.repeat(14);

/**
 * Every state numbers its own way and some use letters, so only the two common shapes get separators: up to eight digits by
 * thousands, with a ninth or an X that checks them, and the eleven digits of the national card, which are the CPF.
 */
function formatRg(text: string): string {
  const characters = fit(PLACES, text);
  const [, digits, check] = /^([0-9]{1,8})([0-9X]?)$/.exec(characters) ?? [];
  if (digits !== undefined) return grouped(digits) + (check ? `-${check}` : '');
  return /^[0-9]{11}$/.test(characters) ? formatCpf(characters) : characters;
}

export const rgMask: Mask = {
  mask: formatRg,
  unmask: (text) => fit(PLACES, text),
  maxLength: PLACES.length,
  autoCapitalize: 'characters',
};
