import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import styles from './shell.module.css';

interface AppShellProps {
  readonly logo: ReactNode;
  /** The way back, in words. */
  readonly back?: ReactNode;
  /** What opens everything else that can be done here. */
  readonly menu?: ReactNode;
  /** Where the person is. */
  readonly progress?: ReactNode;
  /** A sentence over everything, such as 'Proposta iniciada de forma manual'. */
  readonly banner?: ReactNode;
  /** Stands beside the form from 960 px; its room is kept from the start. */
  readonly companion?: ReactNode;
  /** A picture of the partner's (`Scene`) beside what is seldom seen: a beginning, an end. */
  readonly scene?: ReactNode;
  /** Where the page in view came from. The first one comes from nowhere: nothing moves before it can be read. */
  readonly direction?: 'forward' | 'back' | undefined;
  readonly children: ReactNode;
}

/** One column as high as the screen: header, question, and whatever action bar the question brings. */
export function AppShell(props: AppShellProps): ReactNode {
  const { companion, scene } = props;
  useKeyboardInset();
  return (
    <div className={cx(styles.shell, Boolean(companion) && styles.wide)}>
      <div className={styles.column}>
        <header className={styles.header}>
          {props.banner && <div className={styles.banner}>{props.banner}</div>}
          <div className={styles.top}>
            {props.back}
            <div className={styles.logo}>{props.logo}</div>
            {props.menu}
          </div>
          {props.progress && <div className={styles.progress}>{props.progress}</div>}
        </header>
        <main className={styles.main} data-direction={props.direction}>
          {props.children}
        </main>
      </div>
      {companion && (
        <aside className={styles.side} aria-label="Seu pedido">
          {companion}
        </aside>
      )}
      {scene}
    </div>
  );
}
