import type { ReactNode } from 'react';
import { cssVariables } from '../theme/cssVariables.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import styles from './shell.module.css';

interface AppShellProps {
  readonly logo: ReactNode;
  /** Icon buttons of the header, such as back, steps and restart. */
  readonly actions?: ReactNode;
  /** Where the person is, counted from 1; absent where the partner hides the counter. */
  readonly position?: { readonly current: number; readonly total: number } | undefined;
  /** Share of the journey, 0 to 1; absent where the partner hides the bar. */
  readonly progress?: number | undefined;
  /** A sentence over everything, such as 'Proposta iniciada de forma manual'. */
  readonly banner?: ReactNode;
  /** Address of the partner's picture beside the column from 768 px. */
  readonly background?: string | undefined;
  readonly children: ReactNode;
}

/** One column in a grid as high as the screen: header, question, and whatever action bar the question brings. */
export function AppShell(props: AppShellProps): ReactNode {
  useKeyboardInset();
  return (
    <div className={styles.shell}>
      <div className={styles.column}>
        <header className={styles.header}>
          {props.banner && <div className={styles.banner}>{props.banner}</div>}
          <div className={styles.top}>
            <div className={styles.logo}>{props.logo}</div>
            {props.position && <Counter {...props.position} />}
            {props.actions && <div className={styles.actions}>{props.actions}</div>}
          </div>
          {props.progress !== undefined && <ProgressBar share={props.progress} />}
        </header>
        <main className={styles.main}>{props.children}</main>
      </div>
      <Scene background={props.background} />
    </div>
  );
}

function Counter({ current, total }: { readonly current: number; readonly total: number }): ReactNode {
  return (
    <p className={styles.counter}>
      <span className="visually-hidden">Passo </span>
      {current} de {total}
    </p>
  );
}

function ProgressBar({ share }: { readonly share: number }): ReactNode {
  const within = Math.min(1, Math.max(0, share));
  return (
    <div
      role="progressbar"
      aria-label="Progresso da proposta"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(within * 100)}
      className={styles.bar}
      style={cssVariables({ '--share': within })}
    />
  );
}

/** The partner's picture; where there is none, its colours. A failed picture leaves the colours, never a broken image. */
function Scene({ background }: { readonly background: string | undefined }): ReactNode {
  return (
    <div className={styles.scene} aria-hidden="true">
      <i />
      <i />
      {background && <img src={background} alt="" onError={(event) => (event.currentTarget.hidden = true)} />}
    </div>
  );
}
