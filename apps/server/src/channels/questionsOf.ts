import type { Channel } from './channel.ts';

type Questions = Channel['texts']['faq'][string];

/** What people ask about the product of a channel, with the answers; none where its partner answers nothing of it. */
export const questionsOf = ({ settings, texts }: Pick<Channel, 'settings' | 'texts'>): Questions =>
  texts.faq[settings.product] ?? [];
