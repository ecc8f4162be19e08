// The wrapped checks of cpf, cnpj, cnh and renavam together cost 1.2 kB brotli in a browser, 0.9 of it for cpf and
// cnpj; by sub-path, because the package's index loads every table it has (21 MB resident) into a server.
import { isValidCpf as hasCpfDigits } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import type { Mask } from '../mask.ts';
import { fit, isShort, lay, patternMask } from '../pattern.ts';
import { checks } from '../validator.ts';

const CPF_TEMPLATE = '999.999.999-99';

/** With or without separators; eleven equal digits are never a CPF. */
export const isValidCpf = (text: string): boolean => isShort(text) && hasCpfDigits(text);

/** `52998224725` → `529.982.247-25`. */
export const formatCpf = (cpf: string): string => lay(CPF_TEMPLATE, fit(CPF_TEMPLATE, cpf));

export const cpfMask: Mask = patternMask(CPF_TEMPLATE, {
  inputMode: 'numeric',
});

export const cpfValidator = checks('CPF inválido. Verifique o formato e a validade.', isValidCpf);
