import type { HeldCode } from '@passo/catalog';
import type { Answer, JsonObject } from '@passo/engine';
import { comparisonShape } from '../../ports/bureau/comparisonShape.ts';
import { verdictShape } from '../../ports/identity/verdictShape.ts';
import { accountHolderShape } from '../../ports/lender/accountHolderShape.ts';

/* What others say of the person is judged here, by the same rule for every provider. */

/** A name without one of its four parts still passes; another person's, who shares a surname, does not. */
const LEAST_NAME_SIMILARITY = 0.8;

/** Whoever says yes and is no surer than this of the photo contradicts themselves. */
const LEAST_PHOTO_SIMILARITY = 0.8;

export function wrongWithPhoto(value: JsonObject): readonly HeldCode[] {
  const read = verdictShape.safeParse(value);
  return read.success && read.data.similarity >= LEAST_PHOTO_SIMILARITY ? [] : ['identity.similarity'];
}

/** The step's own words for a photo that has to be taken again. */
export const photoWords = (): Answer => ({ kind: 'refused', remake: true });

export function wrongWithRegister(value: JsonObject): readonly HeldCode[] {
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

export function wrongWithAccount(value: JsonObject): readonly HeldCode[] {
  const read = accountHolderShape.safeParse(value);
  return read.success && read.data.isOfPerson ? [] : ['account.otherHolder'];
}

export const accountWords = (): Answer => ({
  kind: 'refused',
  remake: true,
  text: 'Esta conta não está no seu CPF. Informe uma conta no seu nome.',
});
