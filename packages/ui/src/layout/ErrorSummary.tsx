import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import { AlertIcon } from '../icons/Icon.tsx';
import styles from './summary.module.css';

interface SummedProblem {
  /** The field's label where the field itself says what is wrong, else all that there is to say. */
  readonly text: string;
  /** Id of the control that the link leads to, where it is on the page. */
  readonly id?: string | undefined;
  /** Leads to where it is else; absent where nothing can be done about it. */
  readonly onLead?: (() => void) | undefined;
}

interface ErrorSummaryProps {
  readonly problems: readonly SummedProblem[];
  /** Fields that are to be mended: several may be told in one line. */
  readonly count: number;
  /** Id of the only place where something is wrong, which says so itself: the focus goes straight there. */
  readonly only?: string | undefined;
  /** Grows with every refused submit; each time the focus comes here. */
  readonly attempt: number;
}

/** After a refused submit: how much there is to mend, and a way to each place. */
export function ErrorSummary({ problems, count, only, attempt }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    if (only !== undefined) lead(only);
    else if (box.current !== null) focusAt(box.current);
  }, [attempt, only]);
  if (problems.length === 0 || attempt === 0 || only !== undefined) return null;
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

function Problem({ id, text, onLead }: SummedProblem): ReactNode {
  if (onLead !== undefined) return <LinkButton onClick={onLead}>{text}</LinkButton>;
  if (id === undefined) return text;
  return (
    <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
      {text}
    </a>
  );
}

/** The address stays as it is. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  lead(id);
}

const takesFocus = 'input:not([hidden], :disabled), select, textarea, button';

/** The focus goes to the control itself; a group's goes to its first one. */
function lead(id: string): void {
  const place = document.getElementById(id);
  const control = place?.matches(takesFocus) ? place : place?.querySelector<HTMLElement>(takesFocus);
  const focused = control ?? place;
  if (focused) focusAt(focused, place?.closest('[data-invalid]') ?? place ?? focused);
}

/** What is seen above the place that is to be mended, in pixels: a keyboard may cover the lower half of the page. */
const ABOVE = 24;

function focusAt(focused: HTMLElement, place: Element = focused): void {
  focused.focus({ preventScroll: true });
  window.scrollBy(0, place.getBoundingClientRect().top - ABOVE);
}
