import { Button } from '@passo/ui/controls/Button.tsx';
import { UploadIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { ACCEPTED } from './photosIn.ts';
import styles from './camera.module.css';

interface FileChooserProps {
  /** There is no camera: this is the way. */
  readonly main: boolean;
  readonly onChoose: (file: File) => Promise<string | null>;
}

/** The other way to a photo, as good as the first: a file of the device. */
export function FileChooser({ main, onChoose }: FileChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const chosen = async (file: File | undefined): Promise<void> => {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    setProblem(null);
    setBusy(true);
    setProblem(await onChoose(file));
    setBusy(false);
  };
  return (
    <div className={main ? undefined : styles.beside}>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button variant={main ? 'primary' : 'ghost'} busy={busy} onClick={() => input.current?.click()}>
        <UploadIcon /> Enviar arquivo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => void chosen(currentTarget.files?.[0])}
      />
    </div>
  );
}
