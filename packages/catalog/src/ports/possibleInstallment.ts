import { isJsonObject, type JsonObject } from '@passo/engine';
import type { ResultName } from './factNames.ts';

/** Where it is kept what installment fits, once a larger one was refused. */
export const POSSIBLE = 'parcelaPossivel' satisfies ResultName;

/** What each of those who pay said, and whoever was asked last at the end. Orders from before they were told apart keep what one said. */
export function possibleInstallments({ [POSSIBLE]: known = [] }: JsonObject): readonly JsonObject[] {
  return (Array.isArray(known) ? known : [known]).filter(isJsonObject);
}

/** Whether what a step was taught last leaves no installment at all that fits. */
export const nothingFits = (learned: JsonObject): boolean =>
  possibleInstallments(learned).at(-1)?.maximumCentavos === 0;
