import { Button } from '@passo/ui/controls/Button.tsx';
import { useState, type ReactNode } from 'react';
import type { AskProps } from './Copy.tsx';
import { showReceipt } from './receipt.ts';
import styles from './mydata.module.css';

const NOTE_MAX = 1_000;

interface CorrectionProps extends AskProps {
  /** Stays while a code is asked for once more. */
  readonly note: string;
  readonly setNote: (note: string) => void;
}

/** A person reads it and answers in 15 days. */
export function Correction({ ask, note, setNote }: CorrectionProps): ReactNode {
  const [missing, setMissing] = useState(false);
  const send = async (): Promise<void> => {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    const asked = await ask({ kind: 'correction', note });
    if (asked === null) return;
    setNote('');
    showReceipt(asked);
  };
  return (
    <section className={styles.part} aria-labelledby="meus-dados-correcao">
      <h2 id="meus-dados-correcao">Correção</h2>
      <p>Uma pessoa confere e responde aqui em até 15 dias.</p>
      <label className={styles.note}>
        O que está errado e como deve ficar
        <textarea
          rows={4}
          maxLength={NOTE_MAX}
          value={note}
          aria-invalid={missing || undefined}
          aria-describedby="meus-dados-falta"
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <p id="meus-dados-falta" role="alert" className={styles.missing}>
        {missing && 'Escreva o que está errado e como deve ficar.'}
      </p>
      <Button variant="ghost" onClick={send}>
        Pedir a correção
      </Button>
    </section>
  );
}
