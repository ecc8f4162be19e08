import type { Validator } from '../validator.ts';

/** ISO 3779: seventeen letters and digits, without I, O and Q, which read like digits. Its check digit is not used in Brazil. */
const CHASSIS = /^(?!(.)\1+$)[A-HJ-NPR-Z\d]{17}$/i;

export const isValidChassis = (text: string): boolean => CHASSIS.test(text.trim());

export const chassisValidator: Validator = {
  message: 'Chassi inválido. Confira os 17 caracteres.',
  problem: (text) => (text === '' || isValidChassis(text) ? null : chassisValidator.message),
};
