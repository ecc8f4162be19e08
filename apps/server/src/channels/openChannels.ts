import type { Queryable } from '../database/pool.ts';
import type { Logger } from '../platform/logger.ts';
import type { Channels } from './channel.ts';
import { keepChannels, lastKept } from './keptChannels.ts';
import { readPartners } from './loadPartners.ts';
import { PartnerError } from './mistakes.ts';
import { channelsOf, published } from './publish.ts';

interface Opening {
  readonly root: string;
  readonly logger: Logger;
  /** Nothing is sold while any file has a mistake: whoever made it is told at once. */
  readonly strict: boolean;
}

/**
 * All that is sold, as the files of partners say. A partner in whose files something is wrong is sold as it was when they could last be read,
 * and not at all where they never could; the others are not touched by it.
 */
export async function openChannels(db: Queryable, { root, logger, strict }: Opening): Promise<Channels> {
  const { channels, mistakes, broken } = readPartners(root);
  if (mistakes.length > 0 && (strict || channels.length === 0)) throw new PartnerError(mistakes);
  const whole = await published(db, channels);
  await keepChannels(db, whole);
  if (mistakes.length === 0) return channelsOf(whole);
  const kept = await lastKept(db, broken);
  const [err, count] = [new PartnerError(mistakes), kept.length];
  logger.error({ err, count }, 'files of partners have mistakes: those partners are sold as they were');
  return channelsOf([...whole, ...kept]);
}
