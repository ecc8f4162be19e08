import type { ReactNode } from 'react';
import { nextWords } from './shotWords.ts';
import type { Run } from './shots.ts';
import styles from './camera.module.css';

interface ShutterProps {
  readonly run: Run;
  readonly busy: boolean;
  readonly chooser: ReactNode;
  readonly onTake: () => Promise<void>;
}

/** A file, the shutter, and what comes after this photo. */
export function Shutter({ run, busy, chooser, onTake }: ShutterProps): ReactNode {
  const next = nextWords(run);
  return (
    <>
      <div className={styles.shutter}>
        <button
          type="button"
          className={styles.release}
          aria-label="Tirar foto"
          disabled={busy}
          onClick={() => void onTake()}
        />
        {chooser}
        <p className={styles.next}>{next}</p>
      </div>
      <p className={styles.hint}>Toque, ou espere: a foto sai sozinha quando a imagem está boa.</p>
    </>
  );
}
