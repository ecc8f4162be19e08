import type { JsonObject } from '@passo/engine';

/* Codes of the FIPE price guide, as answers hold them. */

export type IsCode = (value: unknown) => value is string;

/** The code that an entry was chosen by, on the wire, told or not; undefined where it was typed. */
export function chosenCode({ value, chosen }: JsonObject, isCode: IsCode): string | undefined {
  const code = value === '' ? chosen : value;
  return isCode(code) ? code : undefined;
}

const MODEL = /^(carros|motos|caminhoes)\/\d{1,8}\/\d{1,8}$/;
const YEAR = /^[\d-]{1,12}$/;

/** `carros/21/9535`: table, brand and model of the guide. */
export const isModelCode = (value: unknown): value is string => typeof value === 'string' && MODEL.test(value);

/** `2022-5`: model year and fuel. */
export const isYearCode = (value: unknown): value is string => typeof value === 'string' && YEAR.test(value);
