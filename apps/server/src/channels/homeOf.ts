import type { Channel } from './channel.ts';

/**
 * What the first page says, and the tab: the channel's own words where it has a first page of its own; else the partner's, which are the
 * same for all that it sells.
 */
export function homeOf({
  settings,
  partner,
  texts,
}: Pick<Channel, 'settings' | 'partner' | 'texts'>): Channel['texts']['homePage'] {
  const { name, landing } = settings;
  if (landing === undefined) return texts.homePage;
  const { title: topText, text: topSubText } = landing;
  return { ...texts.homePage, pageTitle: `${name} · ${partner.name}`, topText, topSubText };
}
