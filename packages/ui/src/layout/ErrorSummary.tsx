import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import { AlertIcon } from '../icons/Icon.tsx';
import styles from './summary.module.css';

interface SummedProblem {
  readonly message: string;
  /** Id of the control that the link leads to, where it is on the page. */
  readonly id?: string | undefined;
  /** Leads to where it is else; absent where nothing can be done about it. */
  readonly onLead?: (() => void) | undefined;
}

interface ErrorSummaryProps {
  readonly problems: readonly SummedProblem[];
  /** Fields that are to be mended: several may be told in one line. */
  readonly count: number;
  /** Grows with every refused submit; each time the focus comes here. */
  readonly attempt: number;
}

/** After a refused submit: how much there is to mend, and a way to each place. */
export function ErrorSummary({ problems, count, attempt }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0 || attempt === 0) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby="error-summary-title">
      <p id="error-summary-title" className={styles.title}>
        <AlertIcon size={20} />
        {count === 1 ? 'Corrija 1 campo' : `Corrija ${count} campos`}
      </p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <Problem {...problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Problem({ id, message, onLead }: SummedProblem): ReactNode {
  if (onLead !== undefined) return <LinkButton onClick={onLead}>{message}</LinkButton>;
  if (id === undefined) return message;
  return (
    <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
      {message}
    </a>
  );
}

const takesFocus = 'input:not([hidden], :disabled), select, textarea, button';

/** The focus goes to the control itself; a group's goes to its first one. The address stays as it is. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const place = document.getElementById(id);
  const control = place?.matches(takesFocus) ? place : place?.querySelector<HTMLElement>(takesFocus);
  (place?.closest('[data-invalid]') ?? place)?.scrollIntoView({ block: 'center' });
  (control ?? place)?.focus({ preventScroll: true });
}
