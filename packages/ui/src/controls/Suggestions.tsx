import { useEffect, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { ControlOption } from './control.ts';
import { LinkButton } from './LinkButton.tsx';
import type { SearchState } from './useSearch.ts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly open: boolean;
  readonly state: SearchState;
  readonly active: number;
  readonly emptyText: string;
  readonly onPick: (option: ControlOption) => void;
  readonly onRetry: () => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Pressing on the list would blur the input and so close the list before the press became a click. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** The list below a combobox, its empty and failed states, and the sentence that tells a screen reader how many there are. */
export function Suggestions(props: SuggestionsProps): ReactNode {
  const { options, problem } = props.state;
  // A sentence is nothing to press: what lies under it stays within reach.
  const saysOnly = options.length === 0 && problem === undefined;
  useEffect(() => {
    document.getElementById(optionId(props.id, props.active))?.scrollIntoView({ block: 'nearest' });
  }, [props.id, props.active]);
  return (
    <>
      <div
        className={cx(styles.popup, saysOnly && styles.saysOnly)}
        hidden={!props.open}
        onPointerDown={keepFocus}
        onMouseDown={(e) => e.preventDefault()}
      >
        <ul id={props.id} role="listbox" aria-label={props.label} className={styles.list}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={optionId(props.id, index)}
              role="option"
              aria-selected={index === props.active}
              className={cx(styles.option, index === props.active && styles.active)}
              onClick={() => props.onPick(option)}
            >
              {option.label}
            </li>
          ))}
        </ul>
        {options.length === 0 && <Nothing {...props} />}
      </div>
      <span role="status" className="visually-hidden">
        {props.open && (options.length > 0 ? `${options.length} sugestões` : (props.state.problem ?? props.emptyText))}
      </span>
    </>
  );
}

function Nothing({ state, emptyText, onRetry }: SuggestionsProps): ReactNode {
  if (state.problem === undefined) return <p className={styles.none}>{emptyText}</p>;
  return (
    <p className={styles.none}>
      {state.problem} <LinkButton onClick={onRetry}>Tentar novamente</LinkButton>
    </p>
  );
}
