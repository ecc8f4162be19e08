import type { NeedPicture } from '../channels/partnerFile.ts';
import { html, trusted, type Markup } from '../platform/html.ts';

const pictures = {
  document: 'M3 6h18v13H3zM7 15c.3-1.8 1.3-2.5 2.5-2.500s2.2.7 2.5 2.500M15 10h3M15 14h3M9.5 10.300h.01',
  address: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 10h.01',
  time: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  vehicle: 'M4 16v-4l2-5h12l2 5v4zM7 16v2M17 16v2M4 12h16',
  card: 'M3 6h18v12H3zM3 10h18',
  bill: 'M6 3h8l4 4v14H6zM9 12h6M9 16h6',
  account: 'M3 10 12 4l9 6zM5 20h14M7 10v7M12 10v7M17 10v7',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 20c.5-4 3-6 7-6s6.5 2 7 6',
} as const satisfies Readonly<Record<NeedPicture, string>>;

const icon = (name: NeedPicture): Markup =>
  trusted(
    `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${pictures[name]}"/></svg>`,
  );

interface Need {
  readonly picture: NeedPicture;
  readonly text: string;
}

/** What to have at hand before one begins. */
export const needsList = (needs: readonly Need[], title = 'Você vai precisar de'): Markup =>
  html`<section class="needs" aria-labelledby="t-needs">
    <h2 id="t-needs">${title}</h2>
    <ul>
      ${needs.map((need) => html`<li>${icon(need.picture)}<span>${need.text}</span></li>`)}
    </ul>
  </section>`;
