import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { Spinner } from './Spinner.tsx';
import styles from './button.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'ghost' | 'danger' | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Something this button started is still running: it keeps its width and its focus and takes no further press. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** A promise keeps the button busy until it settles. */
  readonly onClick?: (() => unknown) | undefined;
  /** Id of the form to submit when the button stands outside of it. */
  readonly form?: string | undefined;
}

/** `aria-disabled` instead of `disabled` while busy, because a disabled button drops the keyboard's focus. */
export function Button({ children, variant = 'primary', type = 'button', ...props }: ButtonProps): ReactNode {
  const pending = usePending(props.onClick);
  const busy = Boolean(props.busy) || pending.running;
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else pending.run();
  };
  return (
    <button
      type={type}
      form={props.form}
      className={cx(styles.button, styles[variant])}
      disabled={props.disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** The ref, not the state, guards against a second press that comes before React has rendered the first. */
function usePending(action: (() => unknown) | undefined) {
  const guard = useRef(false);
  const [running, setRunning] = useState(false);
  const run = (): void => {
    if (guard.current) return;
    const outcome = action?.();
    if (!(outcome instanceof Promise)) return;
    guard.current = true;
    setRunning(true);
    const done = (): void => {
      guard.current = false;
      setRunning(false);
    };
    // A failure is told by whoever started the action; here it only ends the waiting.
    outcome.then(done, done);
  };
  return { running, run };
}
