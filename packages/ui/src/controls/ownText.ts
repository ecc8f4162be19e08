import type { Edit, Selected } from '@passo/domain/edit.ts';
import type { InputEvent, KeyboardEvent } from 'react';
import { inputOf } from './inputOf.ts';

export interface OwnedText<V> {
  readonly value: V;
  /** The value that a text stands for. */
  read(text: string): V;
  /** The text that shows a value. */
  write(value: V): string;
  /** Absent when every text is shown as typed. */
  readonly edit?: Edit | undefined;
  onChange(value: V): void;
}

/**
 * The text of one native input. The value goes out on each edit; one that comes from outside is written only when it says
 * something else than the text does, and never into a running composition (Android keyboards compose almost every word):
 * what was composed is judged when it is done.
 */
export function ownText<V>() {
  let element: HTMLInputElement | null = null;
  let props: OwnedText<V> | undefined;
  /** What was there before the browser changed it; null where it did not say that it would. */
  let before: Selected | null = null;
  let shown: Selected = { text: '', start: 0, end: 0 };
  let composing = false;
  // The browser forgets what it could undo once a text is written.
  let undo: Selected[] = [];
  let redo: Selected[] = [];

  const tell = (next: Selected): void => {
    if (element !== null) show(element, next);
    const changed = next.text !== shown.text;
    shown = next;
    if (changed) props?.onChange(props.read(next.text));
  };
  const travel = (forth: boolean): void => {
    const next = (forth ? redo : undo).pop();
    if (next !== undefined) (forth ? undo : redo).push(shown);
    if (element !== null) tell(next ?? { ...selected(element), text: shown.text });
  };

  const settle = (inputType = ''): void => {
    if (element === null) return;
    composing = false;
    // What announces itself by no event, such as autofill, is a new text altogether; what came to nothing was not followed by one.
    const was = before?.text === shown.text ? before : { ...shown, start: 0, end: shown.text.length };
    const after = selected(element);
    before = null;
    // Safari tells of one composition twice.
    const edit = after.text === shown.text ? undefined : props?.edit;
    if (edit && inputType.startsWith('history')) {
      travel(inputType.endsWith('Redo'));
      return;
    }
    const next = edit?.(was, inputOf(was, after, inputType)) ?? after;
    if (edit && next.text !== shown.text) {
      undo.push(was);
      redo = [];
    }
    tell(next);
  };

  return {
    update(next: OwnedText<V>): void {
      const isNews = props === undefined || !Object.is(props.value, next.value);
      props = next;
      if (element === null || !isNews || composing) return;
      if (!Object.is(next.read(element.value), next.value)) {
        element.value = next.write(next.value);
        undo = redo = [];
      }
      shown = selected(element);
    },
    handlers: {
      ref: (input: HTMLInputElement | null): void => {
        element = input;
        input?.addEventListener('beforeinput', () => {
          if (!composing) before = selected(input);
        });
      },
      onInput: ({ nativeEvent }: InputEvent<HTMLInputElement>): void => {
        if (!nativeEvent.isComposing) settle(nativeEvent.inputType);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
        const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
        if (!props?.edit || element?.readOnly || !isCommand || !/^[zy]$/i.test(event.key)) return;
        event.preventDefault();
        travel(event.shiftKey || /y/i.test(event.key));
      },
      onCompositionStart: (): void => {
        before = element && selected(element);
        composing = true;
      },
      onCompositionEnd: (): void => settle('insertText'),
    },
  };
}

function selected({ value: text, selectionStart, selectionEnd }: HTMLInputElement): Selected {
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
}

function show(element: HTMLInputElement, { text, start, end }: Selected): void {
  if (element.value !== text) element.value = text;
  // Safari moves the focus to any input whose selection is set, and a phone's keyboard begins anew.
  if (element.ownerDocument.activeElement !== element) return;
  if (element.selectionStart !== start || element.selectionEnd !== end) element.setSelectionRange(start, end);
}
