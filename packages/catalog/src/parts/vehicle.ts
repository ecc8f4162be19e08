import { isRecord } from '@passo/engine';

/** An entry of the FIPE price guide. The code is empty where it was typed by hand: a look-up that fails never blocks. */
export interface GuideEntry {
  readonly code: string;
  readonly label: string;
}

/** Longer than the longest name of a model; a text beyond it is none. */
const LONGEST = 120;

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** From the wire: `{ value, label }`, or the words alone as a person types them. */
export function readEntry(wire: unknown): GuideEntry | undefined {
  if (isName(wire)) return { code: '', label: wire };
  if (!isRecord(wire) || !isName(wire.label) || !isName(wire.value)) return undefined;
  return { code: wire.value, label: wire.label };
}

const MODEL = /^(carros|motos|caminhoes)\/\d{1,8}\/\d{1,8}$/;
const YEAR = /^[\d-]{1,12}$/;

/** `carros/21/9535`: table, brand and model of the guide. */
export const isModelCode = (value: unknown): value is string => typeof value === 'string' && MODEL.test(value);

/** `2022-5`: model year and fuel. */
export const isYearCode = (value: unknown): value is string => typeof value === 'string' && YEAR.test(value);
