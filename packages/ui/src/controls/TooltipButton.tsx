import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { HelpIcon } from '../icons/Icon.tsx';
import styles from './field.module.css';

interface TooltipButtonProps {
  readonly id: string;
  /** The label of the field, for the button's name. */
  readonly about: string;
  readonly text: string;
}

/** A toggle, not a hover bubble: it works with a thumb, a keyboard and a screen reader alike, and never covers a field. */
export function TooltipButton({ id, about, text }: TooltipButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    event.preventDefault();
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.tooltipButton}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Ajuda sobre ${about}`}
        onClick={() => setOpen(!open)}
        onKeyDown={closeOnEscape}
      >
        <HelpIcon />
      </button>
      <p id={id} className={styles.tooltip} hidden={!open}>
        {text}
      </p>
    </>
  );
}
