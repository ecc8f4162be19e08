import { useEffect, useRef } from 'react';

/**
 * Opens a native modal dialog: it makes the rest inert, keeps Tab inside and gives the focus back. The focus goes to the
 * title, so that a reader starts at the beginning and no button is pressed by accident; where something may be lost, to the
 * button that keeps it; where one comes to search, to the line that one types in.
 */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const unlock = lockScroll(element.ownerDocument.documentElement);
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-overlay-focus] > button, [data-overlay-focus] input');
    (first ?? element.querySelector<HTMLElement>('[data-overlay-title]'))?.focus({ preventScroll: true });
    return () => {
      element.close();
      unlock();
    };
  }, [open]);
  return dialog;
}

let locks = 0;

/** The gutter takes the place of the scroll bar that goes, so that the page does not shift; nested overlays count. */
function lockScroll(root: HTMLElement): () => void {
  locks += 1;
  const hadScrollBar =
    root.ownerDocument.defaultView !== null && root.ownerDocument.defaultView.innerWidth > root.clientWidth;
  if (locks === 1) {
    root.style.overflow = 'hidden';
    if (hadScrollBar) root.style.scrollbarGutter = 'stable';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}
