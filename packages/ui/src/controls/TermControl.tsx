import { Fragment, type ReactNode } from 'react';
import { textIds, valueAria, type ControlProps } from './control.ts';
import { CheckBox } from './CheckBox.tsx';
import { CheckFrame } from './CheckFrame.tsx';
import { LinkButton } from './LinkButton.tsx';
import { splitStarred } from './starred.ts';
import styles from './check.module.css';

interface TermControlProps extends ControlProps<boolean> {
  /** Opens the term's text. Without it a starred phrase is plain text. */
  readonly onOpenTerm?: (() => void) | undefined;
}

/**
 * A consent, a line of its own in a card of consents: never ticked by us. Its text opens behind *Ler*, or behind the *starred phrase* of its
 * label.
 */
export function TermControl(props: TermControlProps): ReactNode {
  const labelId = textIds.label(props.id);
  const parts = splitStarred(props.label);
  const isLinked = parts.some(({ starred }) => starred);
  return (
    <CheckFrame field={props} className={styles.term}>
      <div className={styles.line}>
        <CheckBox
          id={props.id}
          name={props.name}
          checked={props.value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          readOnly={props.readOnly}
          disabled={props.disabled}
          aria={{ ...valueAria(props), 'aria-labelledby': labelId }}
        />
        <span id={labelId} className={styles.text}>
          <TermLabel {...props} />
        </span>
        {props.onOpenTerm && !isLinked && (
          <LinkButton onClick={props.onOpenTerm}>
            Ler<span className="visually-hidden">: {props.label}</span>
          </LinkButton>
        )}
      </div>
    </CheckFrame>
  );
}

/** A button may not stand inside a label, so each plain part is a label of its own beside it. */
function TermLabel({ id, label, required, onOpenTerm }: TermControlProps): ReactNode {
  return (
    <>
      {splitStarred(label).map((part, index) => (
        <Fragment key={index}>
          {part.starred && onOpenTerm ? (
            <LinkButton onClick={onOpenTerm}>{part.text}</LinkButton>
          ) : (
            <label htmlFor={id}>{part.text}</label>
          )}
        </Fragment>
      ))}
      {!required && <span className={styles.optional}> (opcional)</span>}
    </>
  );
}
