import { useLayoutEffect, useRef, type InputEvent } from 'react';
import { editKind, type Edit, type Rewrite } from './masking.ts';

interface OwnedText<V> {
  readonly value: V;
  /** The value that a text stands for. */
  read(text: string): V;
  /** The text that shows a value. */
  write(value: V): string;
  /** Absent when every text is shown as typed. */
  readonly rewrite?: Rewrite | undefined;
  onChange(value: V): void;
}

/**
 * Lets a native input own its text: what a person types never waits for React, so the caret stays, nothing flickers and
 * composition (Android keyboards compose almost every word) is never cut. The value goes out on each edit; one that comes
 * from outside is written only when it says something else than the text does, and never into a running composition.
 */
export function useOwnedText<V>({ value, read, write, rewrite, onChange }: OwnedText<V>) {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const seen = useRef<{ readonly value: V } | null>(null);
  const composing = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || (seen.current && Object.is(seen.current.value, value))) return;
    seen.current = { value };
    if (!composing.current && !Object.is(read(element.value), value)) element.value = write(value);
    shown.current = element.value;
  });

  const settle = (element: HTMLInputElement, inputType: string | undefined): void => {
    if (rewrite) {
      const after = { text: element.value, caret: element.selectionStart ?? element.value.length };
      show(element, rewrite(shown.current, after, editKind(inputType)));
    }
    if (element.value === shown.current) return;
    shown.current = element.value;
    onChange(read(element.value));
  };

  return {
    ref,
    defaultValue: write(value),
    onInput: (event: InputEvent<HTMLInputElement>) => {
      if (!composing.current && !event.nativeEvent.isComposing)
        settle(event.currentTarget, event.nativeEvent.inputType);
    },
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: () => {
      composing.current = false;
      if (ref.current) settle(ref.current, undefined);
    },
  };
}

function show(element: HTMLInputElement, edit: Edit): void {
  if (element.value !== edit.text) element.value = edit.text;
  // Safari moves the focus to any input whose selection is set.
  if (element.ownerDocument.activeElement === element && element.selectionStart !== edit.caret)
    element.setSelectionRange(edit.caret, edit.caret);
}
