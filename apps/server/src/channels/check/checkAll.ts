import { loadPartners } from '../loadPartners.ts';
import { unknownOf } from '../unknownOf.ts';
import { checkPartner } from './checkPartner.ts';
import { linesOfReport } from './reportOf.ts';

/** What is said of every partner below `root`, or of the one that is wanted, line by line. Throws where the server would not start. */
export function* checkAll(root: string, wanted?: string): Iterable<string> {
  const partners = Map.groupBy(loadPartners(root), ({ partner }) => partner.slug);
  if (wanted !== undefined && !partners.has(wanted)) throw unknownOf('partner', wanted, [...partners.keys()]);
  for (const [slug, channels] of partners) {
    if (wanted !== undefined && slug !== wanted) continue;
    const advice = checkPartner({ root, folder: `partners/${slug}`, channels });
    yield* linesOfReport({ slug, channels: channels.map(({ code }) => code), advice });
  }
}
