import type { Channel } from './channel.ts';

type Home = Channel['texts']['homePage'] & { readonly pageTitle: string };

/**
 * What the first page says, and the tab: of what is sold and who sells it, in the channel's own words where it has a first page of its own; else
 * in the partner's, which are the same for all that it sells.
 */
export function homeOf({ settings, partner, texts }: Pick<Channel, 'settings' | 'partner' | 'texts'>): Home {
  const { name, landing } = settings;
  const said = { ...texts.homePage, pageTitle: `${name} · ${partner.name}` };
  return landing === undefined ? said : { ...said, topText: landing.title, topSubText: landing.text };
}
