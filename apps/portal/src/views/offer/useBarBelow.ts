import { useEffect, useRef, type RefObject } from 'react';

/** Keeps `--bar-below` on an element at the height of the bar of its step, which lies over what is scrolled. */
export function useBarBelow<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const bar = part.current?.closest('form')?.lastElementChild;
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      part.current?.style.setProperty('--bar-below', `${bar.getBoundingClientRect().height}px`);
    });
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
    };
  }, []);
  return part;
}
