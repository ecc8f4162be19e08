import { useEffect, useRef, useState, type RefObject } from 'react';
import { passedWords } from './shotWords.ts';
import type { Run } from './shots.ts';

/** The focus goes to the title of the dialog around whenever what stands in it is another thing: the button before is gone. */
export function useTitleFocus(open: boolean, place: string): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const title = inside.current?.closest('dialog')?.querySelector<HTMLElement>('[data-overlay-title]');
    title?.focus({ preventScroll: true });
  }, [open, place]);
  return inside;
}

/** What is said when the camera goes on to another photo by itself. */
export function usePassed(run: Run): string {
  const [last, setLast] = useState(run);
  const [words, setWords] = useState('');
  if (run !== last) {
    setLast(run);
    const before = last.shots[last.at];
    setWords(run.shots === last.shots && before !== undefined ? passedWords(run, before.label) : '');
  }
  return words;
}
