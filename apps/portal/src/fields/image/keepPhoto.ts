import type { Form } from '@passo/engine/form/form.ts';
import { holdSubmit } from '../../form/unfinished.ts';
import { prepareImage } from './prepareImage.ts';
import { preparing, setPreparing } from './preparing.ts';

/**
 * Makes a picture small and gives it to its field; whoever sends the form waits for it. Answers why it cannot be taken, in Portuguese,
 * or null. A picture that a newer one overtook meanwhile is nobody's business any more. What the field held stays until then.
 */
export function keepPhoto(form: Form, key: string, picture: Blob): Promise<string | null> {
  const work = keep(form, key, picture);
  holdSubmit(work);
  return work;
}

async function keep(form: Form, key: string, picture: Blob): Promise<string | null> {
  // What was said of the file before is over.
  if (!hasPhoto(form, key)) form.fill(key, undefined);
  setPreparing(form, key, picture);
  const prepared = await prepareImage(picture, key);
  if (preparing(form, key) !== picture) return null;
  setPreparing(form, key, null);
  if (!prepared.ok) return prepared.problem;
  form.change(key, { file: prepared.value, name: prepared.value.name });
  return null;
}

export const hasPhoto = (form: Form, key: string): boolean => Boolean(form.view(key)?.value ?? preparing(form, key));
