import type { Mask } from '../mask.ts';
import { digitsOf, isShort, lay } from '../pattern.ts';
import type { Validator } from '../validator.ts';
import { isValidDdd } from './ddd.ts';

const CELLPHONE = '(99) 99999-9999';
const LANDLINE = '(99) 9999-9999';
const LENGTH = 11;

/** The longest number there is anywhere, with its +. */
const LONGEST = 15;

/**
 * The national number, at most 11 digits: drops the trunk zero and Brazil's code. A leading + says that a code follows; it is
 * shown until the number begins, and a number of another country keeps it, so that none is taken for one of ours. Without a +,
 * twelve digits have a code where they cannot be of area 55, so that an extra key press in Santa Maria does not shift the number.
 */
export function phoneDigits(text: string): string {
  const digits = nationalDigits(text);
  return digits.slice(0, digits.startsWith('+') ? LONGEST : LENGTH);
}

function nationalDigits(text: string): string {
  const digits = digitsOf(text).replace(/^0+/, '');
  if (/^[^0-9]*\+/.test(text)) return /^55./.test(digits) ? withoutCode(digits) : `+${digits}`;
  const hasCode = digits.startsWith('55') && (digits.length > 12 || (digits.length === 12 && digits[2] !== '9'));
  return hasCode ? withoutCode(digits) : digits;
}

const withoutCode = (digits: string): string => digits.slice(2).replace(/^0+/, '');

/** `11987654321` → `(11) 98765-4321`; ten digits are laid out as a landline. */
export const formatPhone = (phone: string): string => layPhone(phoneDigits(phone));

/** A number of a known shape, hidden digits too; one of another country stands as it is. */
export function layPhone(characters: string): string {
  if (characters.startsWith('+')) return characters;
  return lay(characters.length > 10 ? CELLPHONE : LANDLINE, characters);
}

/** What is wrong with a cell phone number, or null; DDD and ninth digit as Anatel assigns them. */
function cellphoneProblem(text: string): string | null {
  const digits = isShort(text) ? nationalDigits(text) : '';
  if (digits.length >= 2 && !isValidDdd(digits.slice(0, 2))) {
    return 'Esse DDD não existe. Confira os dois primeiros números.';
  }
  if (digits.length > 2 && digits[2] !== '9') return 'O número do celular começa com 9 depois do DDD.';
  if (digits.length < LENGTH) return 'Faltam números. Digite o DDD e os 9 números do celular.';
  return digits.length > LENGTH || digits[3] === '0' ? cellphoneValidator.message : null;
}

export const isValidCellphone = (text: string): boolean =>
  text !== '' && hasOnlyPhoneCharacters(text) && cellphoneProblem(text) === null;

/** Letters and other scripts are a mistake to show, not to swallow. */
const hasOnlyPhoneCharacters = (text: string): boolean => isShort(text) && /^[0-9()+\-.\s]*$/.test(text);

export const cellphoneValidator: Validator = {
  message: 'Celular inválido. Confira o DDD e o número.',
  problem: (text) => {
    if (text === '') return null;
    return hasOnlyPhoneCharacters(text) ? cellphoneProblem(text) : cellphoneValidator.message;
  },
};

export const phoneMask: Mask = {
  mask: formatPhone,
  unmask: phoneDigits,
  maxLength: CELLPHONE.length,
  inputMode: 'tel',
  autoComplete: 'tel-national',
};
