import type { Form } from '@passo/engine/form/form.ts';
import { Illustration } from '@passo/ui/illustrations/Illustration.tsx';
import type { ReactNode } from 'react';
import { missingPhoto, runFrom } from '../../fields/image/shots.ts';
import { usePhotosOf } from './photosOf.ts';
import styles from './photos.module.css';

/** What is to be held before the camera, as long as no photo is there and the page is high enough. */
export function PhotosFigure({ form }: { readonly form: Form }): ReactNode {
  const subject = usePhotosOf(form, subjectOf);
  return (
    subject && (
      <div className={styles.figure}>
        <Illustration name={subject} />
      </div>
    )
  );
}

/** Null once the first one was taken: then the photo itself is to be seen. */
function subjectOf(form: Form): 'face' | 'document' | null {
  const missing = missingPhoto(form);
  if (missing === null) return null;
  const { shots } = runFrom(form, missing);
  if (shots[0]?.key !== missing) return null;
  return shots[0].facing === 'user' ? 'face' : 'document';
}
