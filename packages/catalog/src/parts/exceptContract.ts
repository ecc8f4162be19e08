import type { JsonObject } from '@passo/engine';

/** A deduction is of a debt: it stands where the same debt is written once more, for another account. */
export const exceptContract = (question: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(question).filter(([key]) => key !== 'contractHash'));
