import { isJsonObject, type JsonObject } from '@passo/engine';
import type { ResultName } from './factNames.ts';

/** Where it is kept what installment fits, once a larger one was refused. */
export const POSSIBLE = 'parcelaPossivel' satisfies ResultName;

/** What each of those who pay said, and whoever was asked last at the end. Orders from before they were told apart keep what one said. */
export function possibleInstallments({ [POSSIBLE]: known = [] }: JsonObject): readonly JsonObject[] {
  return (Array.isArray(known) ? known : [known]).filter(isJsonObject);
}

/** The installment that fits as a step was taught last, in centavos; null where it was taught none. */
function last(learned: JsonObject): number | null {
  const most = possibleInstallments(learned).at(-1)?.maximumCentavos;
  return typeof most === 'number' ? most : null;
}

/** Whether that is none at all. */
export const nothingFits = (learned: JsonObject): boolean => last(learned) === 0;

/** How much that is; 0 where nothing fits or nobody said. */
export const fitting = (learned: JsonObject): number => last(learned) ?? 0;
