import type { LenderCode } from '@passo/catalog';
import type { Answer, JsonObject } from '@passo/engine';
import { comparisonShape } from '../../ports/bureau/comparisonShape.ts';
import { accountHolderShape } from '../../ports/lender/accountHolderShape.ts';

/* What others say of the person is judged here, by the same rule for every provider. */

/** A name without one of its four parts still passes; another person's, who shares a surname, does not. */
const LEAST_NAME_SIMILARITY = 0.75;

export function wrongWithRegister(value: JsonObject): readonly LenderCode[] {
  const read = comparisonShape.safeParse(value);
  if (!read.success || read.data.situation !== 'regular') return ['register.situation'];
  return [
    ...(read.data.nameSimilarity < LEAST_NAME_SIMILARITY ? (['register.name'] as const) : []),
    ...(read.data.birthDateAgrees ? [] : (['register.birthDate'] as const)),
  ];
}

/** Which of the two does not agree is not said: whoever guesses would learn it. */
export const registerWords = (codes: readonly string[]): Answer =>
  codes.includes('register.situation') ? { kind: 'refused' } : { kind: 'refused', remake: true };

export function wrongWithAccount(value: JsonObject): readonly LenderCode[] {
  const read = accountHolderShape.safeParse(value);
  return read.success && read.data.isOfPerson ? [] : ['account.otherHolder'];
}

export const accountWords = (): Answer => ({
  kind: 'refused',
  remake: true,
  text: 'Esta conta não está no seu CPF. Informe uma conta em que você é titular.',
});
