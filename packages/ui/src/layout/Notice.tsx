import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/MoreIcons.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** Puts it away; without it the notice stays. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * What a person has to know of the page below it. It stands in the flow, so it covers nothing. Who puts it there says so to those who hear
 * the page: a live region around it is there before the notice is.
 */
export function Notice({ onClose, children }: NoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      <div className={styles.words}>{children}</div>
      {onClose && (
        <button type="button" className={styles.close} aria-label="Fechar aviso" title="Fechar aviso" onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      )}
    </div>
  );
}
