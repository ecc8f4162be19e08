import { isRecord, type JsonObject } from '@passo/engine';
import type { ResultName } from './factNames.ts';

/** Where it is kept what installment fits, once a larger one was refused. */
export const POSSIBLE = 'parcelaPossivel' satisfies ResultName;

/** Whether what a step was taught leaves no installment at all that fits. */
export const nothingFits = ({ [POSSIBLE]: known }: JsonObject): boolean =>
  isRecord(known) && known.maximumCentavos === 0;
