import type { Form } from '@passo/engine/form/form.ts';
import { keepPhoto } from './keepPhoto.ts';
import { photoProblem } from './photoOf.ts';
import { NO_PHOTO_IN_PDF, photosIn } from './photosIn.ts';
import { nextOf, runFrom } from './shots.ts';

/** The answer of a field from a chosen file: why it cannot be, in Portuguese, or null. Both sides in one PDF are both sides. */
export async function keepFile(form: Form, key: string, file: Blob): Promise<string | null> {
  const photos = await photosIn(file);
  const [first, ...more] = photos.length === 1 ? photos : await readable(photos);
  if (first === undefined) return NO_PHOTO_IN_PDF;
  const problem = await keepPhoto(form, key, first);
  if (problem !== null) return problem;
  let run = runFrom(form, key);
  for (const photo of more) {
    const next = nextOf(run, form);
    const shot = next?.shots[next.at];
    // A face is no side of a document.
    if (next === null || shot?.facing !== 'environment') break;
    if ((await keepPhoto(form, shot.key, photo)) !== null) break;
    run = next;
  }
  return null;
}

/** A PDF has small pictures too, such as marks. */
async function readable(photos: readonly Blob[]): Promise<readonly Blob[]> {
  const problems = await Promise.all(photos.map(photoProblem));
  return photos.filter((_, index) => problems[index] === null);
}
