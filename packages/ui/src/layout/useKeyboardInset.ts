import { useEffect } from 'react';

/**
 * Keeps `--keyboard` on the root at the height that the on-screen keyboard covers. Safari lays it over the page without
 * moving anything that sticks to the bottom; browsers that shrink the page (`interactive-widget=resizes-content` in the
 * page's viewport) report 0 here.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = (): void => {
      // A pinched-in page also has a smaller visual viewport, but no keyboard.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    measure();
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
}
