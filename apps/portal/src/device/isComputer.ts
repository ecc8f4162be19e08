import { isMobile } from './isMobile.ts';

/** A wide window with a mouse, and no phone by its own name: photos are better taken elsewhere. */
export const isComputer = (): boolean =>
  !isMobile(navigator.userAgent) && matchMedia('(min-width: 960px) and (not (pointer: coarse))').matches;
