import type { ReactNode } from 'react';
import { LinkButton } from './LinkButton.tsx';
import { noOptions } from './noOptions.ts';
import { Spinner } from './Spinner.tsx';
import styles from './choice.module.css';

interface OptionsStateProps {
  readonly loading?: boolean | undefined;
  readonly count: number;
  readonly onRetry?: (() => void) | undefined;
}

/** What stands in the place of options that are not there (yet). */
export function OptionsState({ loading, count, onRetry }: OptionsStateProps): ReactNode {
  if (loading)
    return (
      <p className={styles.state}>
        <Spinner /> Carregando…
      </p>
    );
  if (count > 0) return null;
  return (
    <p className={styles.state}>
      {noOptions} {onRetry && <LinkButton onClick={onRetry}>Tentar novamente</LinkButton>}
    </p>
  );
}
