import type { Channel } from '../channels/channel.ts';
import { html, type Markup } from '../platform/html.ts';

/** In the tab, and above the picture of a link that somebody sends. */
export const titleOf = ({ settings, partner, texts }: Channel): string =>
  settings.landing === undefined ? texts.homePage.pageTitle : `${settings.name} · ${partner.name}`;

/** What a messenger shows of the link: whose it is and what it is about, nothing of a person. */
export function sharedLink(channel: Channel, publicUrl: string): Markup {
  const { settings, partner, texts } = channel;
  const { title = texts.homePage.topText, text = texts.homePage.topSubText } = settings.landing ?? {};
  const picture = new URL(`/previa/${settings.code}.png`, publicUrl).href;
  return html`<meta name="description" content="${text}" /><meta property="og:type" content="website" /><meta
      property="og:site_name"
      content="${partner.name}"
    /><meta property="og:title" content="${title}" /><meta property="og:description" content="${text}" /><meta
      property="og:locale"
      content="pt_BR"
    /><meta property="og:image" content="${picture}" /><meta property="og:image:width" content="1200" /><meta
      property="og:image:height"
      content="630"
    /><meta name="twitter:card" content="summary_large_image" />`;
}
