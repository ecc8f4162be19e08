import { Button } from '@passo/ui/controls/Button.tsx';
import { ImagePreview } from '@passo/ui/controls/ImagePreview.tsx';
import type { ReactNode } from 'react';
import { checkFor } from './shotWords.ts';
import type { Shot } from './shots.ts';
import styles from './camera.module.css';

/** The picture as it was taken, and what to look at before it is found good. */
export function Review({ picture, shot }: { readonly picture: Blob; readonly shot: Shot }): ReactNode {
  return (
    <div className={styles.taken}>
      <ImagePreview image={picture} label={shot.label} />
      <p className={styles.check}>{checkFor(shot)}</p>
    </div>
  );
}

interface ReviewChoicesProps {
  readonly onUse: () => void;
  readonly onAgain: () => void;
}

export function ReviewChoices({ onUse, onAgain }: ReviewChoicesProps): ReactNode {
  return (
    <div className={styles.choices}>
      <Button onClick={onUse}>Usar esta foto</Button>
      <Button variant="ghost" onClick={onAgain}>
        Tirar outra
      </Button>
    </div>
  );
}
