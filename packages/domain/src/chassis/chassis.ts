import { checks } from '../validator.ts';

/** ISO 3779: seventeen letters and digits, without I, O and Q, which read like digits. Its check digit is not used in Brazil. */
const CHASSIS = /^(?!(.)\1+$)[A-HJ-NPR-Z\d]{17}$/i;

export const isValidChassis = (text: string): boolean => CHASSIS.test(text.trim());

export const chassisValidator = checks('Chassi inválido. Confira os 17 caracteres.', isValidChassis);
