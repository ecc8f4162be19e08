import type { OfferOnWire } from '@passo/contract';
import { Button } from '@passo/ui/controls/Button.tsx';
import type { ReactNode } from 'react';
import styles from './sign.module.css';
import { paidWords, signWords, undoWords } from './signWords.ts';

interface SignBarProps {
  readonly offer: OfferOnWire | null;
  /** How long it can be undone, as the contract says it; null where it cannot. */
  readonly withdrawal: string | null;
  /** The flow's own word for signing, in place of ours. */
  readonly action: string | undefined;
  /** A service signs on a page of its own: this button only leads there, and says so. */
  readonly elsewhere: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
}

/** The button that signs says what it binds to. One that only leads to where it is signed does not: the figures stand beside it. */
export function SignBar({ offer, withdrawal, action, elsewhere, ...button }: SignBarProps): ReactNode {
  return (
    <div className={styles.bar}>
      {elsewhere && offer && <p className={styles.bound}>{paidWords(offer)}</p>}
      <Button type="submit" {...button}>
        {action ?? (elsewhere ? 'Ir para a assinatura' : signWords(offer))}
      </Button>
      <div className={styles.undo}>{withdrawal !== null && <p>{undoWords(withdrawal)}</p>}</div>
    </div>
  );
}
