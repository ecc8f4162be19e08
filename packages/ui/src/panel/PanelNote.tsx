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
  /** What only some ask, behind a title of its own. */
  readonly more?: { readonly title: string; readonly text: string; readonly open: boolean } | undefined;
  readonly copy?:
    { readonly label: string; readonly text: string; readonly onCopied?: (() => void) | undefined } | undefined;
}

/** What to know while waiting, first of all that it is safe to leave; below it the way to come back. */
export function PanelNote({ note: { Icon, text, more, copy } }: { readonly note: Note }): ReactNode {
  return (
    <>
      <div className={styles.note}>
        {Icon ? <Icon /> : <RestartIcon size={18} />}
        <div>
          <p>
            <Starred text={text} />
          </p>
          {more && <More {...more} />}
        </div>
      </div>
      {copy && (
        <CopyButton outlined text={copy.text} onCopied={copy.onCopied}>
          {copy.label}
        </CopyButton>
      )}
    </>
  );
}

function More({ title, text, open }: NonNullable<Note['more']>): ReactNode {
  return (
    <details className={styles.more} open={open}>
      <summary>{title}</summary>
      <p>
        <Starred text={text} />
      </p>
    </details>
  );
}
