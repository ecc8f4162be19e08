import { maskEdit } from '@passo/domain/edit.ts';
import type { Mask } from '@passo/domain/mask.ts';
import type { ReactNode } from 'react';
import { valueAria, type ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { InputBox } from './InputBox.tsx';
import { useOwnedText } from './useOwnedText.ts';
import styles from './input.module.css';

export interface TextControlProps extends ControlProps<string> {
  readonly mask?: Pick<Mask, 'mask' | 'isFree' | 'maxLength'> | undefined;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters' | undefined;
}

const asIs = (text: string): string => text;

/** A text that the input owns, under its mask where it has one. */
export const useMaskedText = (
  { value, mask, maxLength }: Pick<TextControlProps, 'value' | 'mask' | 'maxLength'>,
  onChange: (text: string) => void,
) =>
  useOwnedText({
    value,
    read: asIs,
    write: mask?.mask ?? asIs,
    edit: mask && maskEdit(mask, maxLength),
    onChange,
  });

/** One line of text. With a mask, `onChange` is given the masked text; a value without mask is shown masked. */
export function TextControl(props: TextControlProps): ReactNode {
  const owned = useMaskedText(props, props.onChange);
  return (
    <FieldFrame field={props}>
      <InputBox field={props}>
        <input
          {...owned}
          {...inputAttributes(props)}
          className={styles.input}
          // A limit on the raw text would cut a pasted value that still has its blanks, so the mask limits itself.
          maxLength={props.mask ? undefined : props.maxLength}
          spellCheck={props.mask ? false : undefined}
          autoCapitalize={props.autoCapitalize}
        />
      </InputBox>
    </FieldFrame>
  );
}

/** What every native text input of the controls gets from its props. */
export function inputAttributes<V>(props: ControlProps<V>) {
  return {
    ...valueAria(props),
    id: props.id,
    name: props.name,
    type: 'text',
    readOnly: props.readOnly,
    disabled: props.disabled,
    placeholder: props.placeholder,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    enterKeyHint: props.enterKeyHint,
    onBlur: props.onBlur,
    'aria-busy': props.loading || undefined,
  };
}
