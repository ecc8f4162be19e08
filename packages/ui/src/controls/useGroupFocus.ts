import { useEffect, useRef, useState, type RefObject } from 'react';

const takesFocus = 'input:not([hidden], :disabled), select:not(:disabled), textarea, button:not(:disabled)';

/** What happened to the groups last: what is read out, and where the focus goes once they are drawn again. */
interface Deed {
  readonly said: string;
  /** Where the focus belongs, given the list's box. */
  readonly find: (box: HTMLElement) => HTMLElement | null | undefined;
}

const groupsOf = (box: HTMLElement): readonly HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > ol > li > fieldset'),
];

/** Keeps the keyboard where the person works while groups come, go and change places. */
export function useGroupFocus(): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly said: string;
  readonly added: (position: number) => void;
  readonly removed: (position: number) => void;
  readonly moved: (to: number) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [deed, setDeed] = useState<Deed | null>(null);
  useEffect(() => {
    if (box.current !== null) deed?.find(box.current)?.focus();
  }, [deed]);
  return {
    box,
    said: deed?.said ?? '',
    added: (position) =>
      setDeed({
        said: `Item ${position} adicionado.`,
        find: (list) => groupsOf(list).at(-1)?.querySelector<HTMLElement>('[data-fields]')?.querySelector(takesFocus),
      }),
    removed: (position) =>
      setDeed({
        said: `Item ${position} removido.`,
        find: (list) => list.querySelector<HTMLElement>(':scope > [data-add] button'),
      }),
    // The button that was pressed may be off now that its group is the first or the last.
    moved: (to) =>
      setDeed({
        said: `Item movido para a posição ${to}.`,
        find: (list) => groupsOf(list)[to - 1]?.querySelector<HTMLElement>('[data-move]:not(:disabled)'),
      }),
  };
}
