import type { Journey } from '../journey/journey.ts';
import { onDemand, type Drawable } from '../drawing/drawable.ts';
import { LEFT } from '../journey/left.ts';
import { HANDED_BACK } from '../journey/handedBack.ts';
import { REDONE } from './redone.ts';

// What is fetched together is named together: each chunk's name stands in the first one.
const screens = () => import('./otherScreens.ts');
const previews = () => import('../preview/previewPages.ts');

const landing = onDemand(async () => (await screens()).LandingScreen);
const status = onDemand(async () => (await screens()).StatusScreen);
const other = onDemand(async () => (await screens()).OtherPage);

type PageProps = { readonly journey: Journey };

/** Paths with a page of their own. Every other path is a step's slug, or leads home. */
const pages: Readonly<Record<string, Drawable<PageProps> | undefined>> = {
  '/começar': landing,
  '/inicio': landing,
  '/acompanhamento': landing,
  '/proposal-status': status,
  '/simplified-tutorial': other,
  '/steps-tutorial': other,
  '/meus-dados': other,
  '/meus-pedidos': other,
  [HANDED_BACK]: other,
  [REDONE]: other,
};

/** Whether the page is a beginning, which the partner dresses. */
export const isLanding = (page: Drawable<PageProps>): boolean => page === landing;

/** Pages that need no link and no proposal: for those who build flows, and for whoever has left. */
const standalone: Readonly<Record<string, Drawable<object> | undefined>> = {
  '/passos': onDemand(async () => (await previews()).StepsPage),
  [LEFT]: onDemand(async () => (await screens()).LeftScreen),
  '/componentes': onDemand(async () => (await previews()).ComponentsPage),
};

export const standaloneFor = (path: string): Drawable<object> | undefined =>
  Object.hasOwn(standalone, path) ? standalone[path] : undefined;

/** A step's slug wins over a page of the same name; a proposal that is there is followed, not begun. */
export function pageFor(path: string, { flow, proposal }: Journey): Drawable<PageProps> | undefined {
  if (flow.bySlug.has(path.slice(1))) return undefined;
  if (path === '/acompanhamento' && proposal !== null) return status;
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}
