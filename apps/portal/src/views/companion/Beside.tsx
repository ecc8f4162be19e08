import { Suspense, type ReactNode } from 'react';
import { useMedia } from '../../device/useMedia.ts';
import { unneeded } from '../../drawing/drawable.ts';
import type { Journey } from '../../journey/journey.ts';

const companion = unneeded(async () => (await import('./Companion.tsx')).Companion);

/** From here on there is room beside the form: the same width as in the style sheet of the page. */
const WIDE = '(min-width: 960px)';

/** What stands beside the form, fetched by those who have room for it. */
export function Beside(props: { readonly journey: Journey; readonly slug: string }): ReactNode {
  const hasRoom = useMedia(WIDE);
  return hasRoom && <Suspense fallback={null}>{companion.draw(props)}</Suspense>;
}
