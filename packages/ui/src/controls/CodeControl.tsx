import { useMemo, type ReactNode } from 'react';
import { masks } from '@passo/domain/masks.ts';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { inputAttributes, useMaskedText } from './TextControl.tsx';
import styles from './code.module.css';

interface CodeControlProps extends ControlProps<string> {
  /** How many digits. */
  readonly length: number;
}

/**
 * A code of digits, a cell each. One field lies over the cells, so that a phone fills it in, a paste lands in it whole and a screen
 * reader meets one question. The caret stays at the end: nobody corrects a code in its middle.
 */
export function CodeControl({ length, ...props }: CodeControlProps): ReactNode {
  const mask = useMemo(() => ({ ...masks.onlyNumber, maxLength: length }), [length]);
  const owned = useMaskedText({ ...props, mask }, props.onChange);
  const at = Math.min(props.value.length, length - 1);
  return (
    <FieldFrame field={props}>
      <div className={styles.code} data-invalid={props.error ? true : undefined}>
        <div className={styles.cells} aria-hidden="true">
          {Array.from({ length }, (_, cell) => (
            <span key={cell} data-at={cell === at || undefined}>
              {props.value[cell]}
            </span>
          ))}
        </div>
        <input
          {...owned}
          {...inputAttributes({ ...props, inputMode: 'numeric', autoComplete: 'one-time-code' })}
          className={styles.input}
          spellCheck={false}
          autoFocus
          onSelect={toEnd}
        />
      </div>
    </FieldFrame>
  );
}

function toEnd({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }): void {
  const end = input.value.length;
  const isWhole = input.selectionStart === 0 && input.selectionEnd === end;
  if (!isWhole && input.selectionStart !== end) input.setSelectionRange(end, end);
}
