import { MARK } from '@passo/domain/art/mark.ts';
import type { Channel } from '../channels/channel.ts';
import { homeOf } from '../channels/homeOf.ts';
import { html, type Markup } from '../platform/html.ts';

/** Within the page: there is no folder of a partner's to serve it from. */
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

/** Title and icon: the channel's; without one, those of the house. */
export function headOf(channel: Channel | undefined): Markup {
  const title = channel === undefined ? 'Passo' : homeOf(channel).pageTitle;
  const icon = channel === undefined ? ICON : `/marcas/${channel.partner.slug}/${channel.theme.favicon}`;
  return html`<title>${title}</title><link rel="icon" href="${icon}" />`;
}

/** What a messenger shows of the link: whose it is and what it is about, nothing of a person. */
export function sharedLink(channel: Channel, publicUrl: string): Markup {
  const { settings, partner } = channel;
  const { topText: title, topSubText: text } = homeOf(channel);
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
