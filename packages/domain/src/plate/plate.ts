import type { Mask } from '../mask.ts';
import { fit, isShort, patternMask } from '../pattern.ts';

const TEMPLATE = 'AAA9S99';
const OLD = /^[A-Z]{3}[0-9]{4}$/;

/** Old (`ABC1234`, hyphen allowed) and Mercosul (`ABC1D23`). */
export const isValidPlate = (text: string): boolean =>
  isShort(text) && /^\s*[a-z]{3}-?[0-9][0-9a-z][0-9]{2}\s*$/i.test(text);

/** `ABC1234` → `ABC-1234`; a Mercosul plate has no hyphen. */
export function formatPlate(plate: string): string {
  const characters = fit(TEMPLATE, plate);
  return OLD.test(characters) ? `${characters.slice(0, 3)}-${characters.slice(3)}` : characters;
}

export const licencePlateMask: Mask = patternMask(TEMPLATE, {
  label: 'Placa',
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  example: 'ABC1D23',
});
