import { useEffect, type ReactNode } from 'react';

let arrived: string | null = null;

/**
 * Once a page is drawn: its title in the tab, its beginning in view and, unless it is the first one, the focus on its
 * heading, so that a screen reader starts there.
 */
export function Arrival({ place, title }: { readonly place: string; readonly title: string }): ReactNode {
  useEffect(() => {
    document.title = title;
    const before = arrived;
    arrived = place;
    if (before === null || before === place) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [place, title]);
  return null;
}
