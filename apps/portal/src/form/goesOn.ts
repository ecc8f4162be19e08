import type { FieldAnswer, Form } from '@passo/engine/form/form.ts';
import { isUnanswered } from '@passo/engine/form/unanswered.ts';
import { isRecord } from '@passo/engine/json.ts';
import { allPrepared } from './unfinished.ts';

/**
 * Whether a step is sent by itself once a photo of it is kept: every photo is of this visit, all else is answered and good, and
 * nothing is left that could still be answered. A photo that the server has already belongs to a step that one came back to: its
 * owner says when they are done.
 */
export const goesOnByItself = (form: Form): boolean =>
  form.problems().length === 0 && form.answers().every((answer) => isNewPhoto(answer) ?? isSettled(answer));

/** Undefined of what is no photo. */
function isNewPhoto({ field, value }: FieldAnswer): boolean | undefined {
  if (field.kind?.upload !== true) return undefined;
  return isRecord(value) && value.file instanceof Blob;
}

/** A list could always take another group. */
const isSettled = ({ field, value }: FieldAnswer): boolean => field.rows === undefined && !isUnanswered(field, value);

/** Sends the step around a field as its button would, where it goes on by itself. */
export async function goOn(form: Form, field: () => HTMLElement | null): Promise<void> {
  await allPrepared();
  if (goesOnByItself(form)) field()?.closest('form')?.requestSubmit();
}
