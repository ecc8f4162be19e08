import { isValidRenavam as hasRenavamDigit } from '@brazilian-utils/brazilian-utils/is-valid-renavam';
import { isShort } from '../pattern.ts';
import { checks } from '../validator.ts';

/** Eleven digits, or the nine of vehicles registered before 2013, with its check digit. */
export const isValidRenavam = (text: string): boolean => isShort(text) && hasRenavamDigit(text.trim());

export const renavamValidator = checks('RENAVAM inválido. Confira os 11 números.', isValidRenavam);
