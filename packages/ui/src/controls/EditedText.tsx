import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { EditIcon } from '../icons/EditIcon.tsx';
import { textIds, type ControlProps } from './control.ts';
import { FieldSupport } from './FieldSupport.tsx';
import { tidyLine } from './tidyLine.ts';
import styles from './edited.module.css';

type EditedTextProps = Pick<
  ControlProps<string>,
  'id' | 'name' | 'label' | 'value' | 'onChange' | 'onBlur' | 'readOnly' | 'error' | 'placeholder' | 'maxLength'
>;

/** A text that is changed where it stands: Enter and leaving it keep what was typed, Escape brings back what was there. */
export function EditedText(props: EditedTextProps): ReactNode {
  const { id, value, placeholder, readOnly, error } = props;
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const finish = (text: string | null, keepsFocus: boolean): void => {
    flushSync(() => setEditing(false));
    if (keepsFocus) button.current?.focus();
    if (text !== null && text !== value) props.onChange(text);
    props.onBlur?.();
  };
  const shown = value === '' ? placeholder : value;
  if (readOnly) return <span id={id}>{shown}</span>;
  return (
    <span className={styles.edited}>
      {editing ? (
        <Editor {...props} onDone={finish} />
      ) : (
        <button
          ref={button}
          type="button"
          id={id}
          className={styles.button}
          aria-describedby={error ? textIds.error(id) : undefined}
          onClick={() => setEditing(true)}
        >
          {shown}
          <span className="visually-hidden">: mudar {props.label}</span>
          <EditIcon />
        </button>
      )}
      {error && <FieldSupport id={id} error={error} />}
    </span>
  );
}

/** The same function at each drawing, so that it selects once. */
const selectAll = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

interface EditorProps extends EditedTextProps {
  /** Null: as it was. */
  readonly onDone: (text: string | null, keepsFocus: boolean) => void;
}

function Editor({ id, name, label, value, maxLength, error, onDone }: EditorProps): ReactNode {
  const done = useRef(false);
  const finish = (text: string | null, keepsFocus: boolean): void => {
    // The input leaves the page with the focus in it, which some browsers tell as a blur.
    if (done.current) return;
    done.current = true;
    onDone(text, keepsFocus);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter that picks a word of a keyboard's list ends the word, not the text.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter' ? tidyLine(event.currentTarget.value) : null, true);
  };
  return (
    <input
      ref={selectAll}
      id={id}
      name={name}
      type="text"
      className={styles.input}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      defaultValue={value}
      maxLength={maxLength}
      enterKeyHint="done"
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(tidyLine(event.currentTarget.value), false)}
    />
  );
}
