import type { Facts } from '@passo/engine';
import type { Inconsistency } from './inconsistency.ts';
import type { AnswerName } from '../ports/factNames.ts';
import { text } from '../ports/facts.ts';
import { personOf } from '../ports/person.ts';
import { triesLeft } from './triesLeft.ts';

/** The answers of `selfieOf` and `documentPhotosOf` that are photos. */
export const facePhotos = ['selfie', 'documentoFrente'] as const;
export const documentPhotos = ['documentoFrente', 'documentoVerso'] as const;

/** The customer's face beside the one on the document; photos are named by our storage. */
export const selfieOf = (facts: Facts) => ({
  person: personOf(facts),
  selfie: text(facts, 'selfie'),
  documentFront: text(facts, 'documentoFrente'),
});

/** Both sides of the document, to be read and compared with what was typed. */
export const documentPhotosOf = (facts: Facts) => ({
  person: personOf(facts),
  front: text(facts, 'documentoFrente'),
  back: text(facts, 'documentoVerso'),
});

/** Whoever does not come back with photos is reminded after a day and not waited for after a week. */
export const photoPatience = { remindAfterHours: 24, giveUpAfterDays: 7 } as const;

/** A face that is not the document's may be shown three times in one order: the light or the angle is at fault more often than the person. */
const MOST_FACES = 3;

/** What no provider calls `face` ends the order at once: a mask or a screen is no bad photo. */
export const faceTries = {
  most: MOST_FACES,
  after: 'face' satisfies Inconsistency,
  again: 'selfie' satisfies AnswerName,
  says: (left: number) => `A foto não confere com o documento. Fique de frente, em um lugar claro. ${triesLeft(left)}`,
} as const;

/** What every selfie says when it is taken again, or looked at by a person. */
export const selfieTexts = {
  remake: {
    title: 'Vamos tirar outra foto?',
    text: 'Fique de frente, em um lugar claro, sem óculos escuros nem boné.',
    action: 'Refazer',
  },
  review: {
    title: 'Uma pessoa vai conferir a sua foto',
    text: 'Você não precisa fazer nada.',
  },
} as const;
