import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ControlOption } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { InputBox } from './InputBox.tsx';
import { Suggestions, optionId } from './Suggestions.tsx';
import { inputAttributes, useMaskedText, type TextControlProps } from './TextControl.tsx';
import { useSearch, type Search } from './useSearch.ts';
import input from './input.module.css';

interface AutoCompleteControlProps extends TextControlProps {
  readonly search: Search;
  /** A suggestion was taken; its label also goes out through `onChange`. */
  readonly onPick: (option: ControlOption) => void;
  /** Said when nothing was found, such as 'Nenhuma empresa encontrada'. */
  readonly emptyText: string;
}

const restBeforeSearch = 500;

/** Free text with suggestions, after the ARIA combobox pattern: the focus stays in the input, the list is pointed at. */
export function AutoCompleteControl(props: AutoCompleteControlProps): ReactNode {
  const box = useSuggestions(props);
  const owned = useMaskedText(props, box.type);
  const listId = `${props.id}-list`;
  return (
    <FieldFrame field={props}>
      <InputBox field={{ ...props, loading: props.loading || box.state.status === 'loading' }}>
        <input
          {...owned}
          {...inputAttributes(props)}
          className={input.input}
          maxLength={props.mask ? undefined : props.maxLength}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={listId}
          aria-activedescendant={box.open && box.active >= 0 ? optionId(listId, box.active) : undefined}
          onKeyDown={box.onKeyDown}
          onBlur={() => {
            box.close();
            props.onBlur?.();
          }}
        />
        <Suggestions
          id={listId}
          label={props.label}
          open={box.open}
          state={box.state}
          active={box.active}
          emptyText={props.emptyText}
          onPick={box.pick}
          onRetry={box.retry}
        />
      </InputBox>
    </FieldFrame>
  );
}

function useSuggestions({ value, mask, search, onChange, onPick, readOnly }: AutoCompleteControlProps) {
  const { state, start, clear } = useSearch(search, restBeforeSearch);
  const [active, setActive] = useState(-1);
  const count = state.options.length;
  const open = !readOnly && state.status !== 'initial' && state.status !== 'loading';
  const pick = (option: ControlOption): void => {
    onChange(mask?.mask(option.label) ?? option.label);
    onPick(option);
    clear();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % count),
    ArrowUp: () => setActive((active <= 0 ? count : active) - 1),
    Escape: clear,
    Enter: () => {
      const option = state.options[active];
      if (option) pick(option);
    },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || !open || (count === 0 && event.key !== 'Escape') || (event.key === 'Enter' && active < 0)) return;
    // Escape must close the list only, not the drawer around it; Enter must not submit the form.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const type = (text: string): void => {
    setActive(-1);
    onChange(text);
    start(text);
  };
  return { state, open, active, pick, type, onKeyDown, close: clear, retry: () => start(value, 0) };
}
