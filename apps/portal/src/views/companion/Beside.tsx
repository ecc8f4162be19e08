import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { unneeded } from '../../drawing/drawable.ts';
import type { Journey } from '../../journey/journey.ts';

const companion = unneeded(async () => (await import('./Companion.tsx')).Companion);

/** From here on there is room beside the form: the same width as in the style sheet of the page. */
const wide = (): MediaQueryList => matchMedia('(min-width: 960px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** What stands beside the form, fetched by those who have room for it. */
export function Beside(props: { readonly journey: Journey; readonly slug: string }): ReactNode {
  const hasRoom = useSyncExternalStore(subscribe, () => wide().matches);
  return hasRoom && <Suspense fallback={null}>{companion.draw(props)}</Suspense>;
}
