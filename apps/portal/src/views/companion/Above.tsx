import { HelpIcon } from '@passo/ui/icons/Icon.tsx';
import { ExternalLink } from '@passo/ui/controls/LinkButton.tsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Saved } from './Saved.tsx';
import styles from './companion.module.css';

interface AboveProps {
  /** The partner's own help, where there is one. */
  readonly help: string | undefined;
  /** Whether anything is typed here that is kept. */
  readonly saves?: boolean;
}

const never = (): (() => void) => () => undefined;

/** The row of the page's header: not there before the page around this is on the screen, and then it stays. */
const headerRow = (): Element | null => document.querySelector('header > div > button')?.parentElement ?? null;

/** Beside the menu, in the room that a wide header has there anyway: that all is kept, and whom to ask. */
export function Above({ help, saves = true }: AboveProps): ReactNode {
  const top = useSyncExternalStore(never, headerRow);
  return (
    top &&
    createPortal(
      <div className={styles.above}>
        {saves && <Saved />}
        {help && (
          <ExternalLink href={help}>
            <HelpIcon size={18} /> Ajuda
          </ExternalLink>
        )}
      </div>,
      top,
    )
  );
}
