import type { ReactNode } from 'react';
import { CopyButton } from '../controls/CopyButton.tsx';
import { RestartIcon } from '../icons/MoreIcons.tsx';
import { Starred } from './Starred.tsx';
import styles from './panel.module.css';

export interface Note {
  /** Without one it is of coming back. */
  readonly Icon?: (() => ReactNode) | undefined;
  /** A *starred phrase* stands out. */
  readonly text: string;
  readonly copy?:
    { readonly label: string; readonly text: string; readonly onCopied?: (() => void) | undefined } | undefined;
}

/** What to know while waiting, first of all that it is safe to leave and how to come back. */
export function PanelNote({ note }: { readonly note: Note }): ReactNode {
  return (
    <div className={styles.note}>
      {note.Icon ? <note.Icon /> : <RestartIcon size={18} />}
      <p>
        <Starred text={note.text} />{' '}
        {note.copy && (
          <CopyButton text={note.copy.text} onCopied={note.copy.onCopied}>
            {note.copy.label}
          </CopyButton>
        )}
      </p>
    </div>
  );
}
