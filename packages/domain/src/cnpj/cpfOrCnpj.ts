import { formatCpf, isValidCpf } from '../cpf/cpf.ts';
import type { Mask } from '../mask.ts';
import { CNPJ_TEMPLATE, formatCnpj, isValidCnpj } from './cnpj.ts';
import { fit } from '../pattern.ts';
import { checks } from '../validator.ts';

const looksLikeCpf = (characters: string): boolean => /^[0-9]{0,11}$/.test(characters);

/** A CPF until a letter or a twelfth character says that it is a CNPJ. */
export const cpfOrCnpjMask: Mask = {
  mask: (text) => {
    const characters = fit(CNPJ_TEMPLATE, text);
    return looksLikeCpf(characters) ? formatCpf(characters) : formatCnpj(characters);
  },
  unmask: (text) => fit(CNPJ_TEMPLATE, text),
  maxLength: CNPJ_TEMPLATE.length,
  autoCapitalize: 'characters',
};

export const isValidCpfOrCnpj = (text: string): boolean => isValidCpf(text) || isValidCnpj(text);

export const cpfOrCnpjValidator = checks('CPF ou CNPJ inválido. Confira cada caractere.', isValidCpfOrCnpj);
