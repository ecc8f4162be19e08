import { today } from '@passo/domain';
import { endByThemselves, findOpenErasures, findResting } from '../../repositories/retentionRepository.ts';
import { daysBefore, endBatch, lateBefore, type Retaining } from './endBatch.ts';
import { emptyAll, eraseDocuments } from './eraseProposal.ts';
import { shortest, termsOn, type Terms } from './rules.ts';
import { Tallies, type Ended } from './tallies.ts';

interface Run {
  /** Counts what would be erased, and touches nothing. */
  readonly dry: boolean;
  /** Called between batches. */
  readonly renew?: () => Promise<unknown>;
}

const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Ends the personal data whose time has come. Safe to repeat, to break off, and to run beside a customer who comes back. */
export async function runRetention(runtime: Retaining, { dry, renew = async () => undefined }: Run): Promise<Ended> {
  const tallies = new Tallies();
  const now = runtime.clock.now();
  const own = ownTerms(runtime, now);
  if (own === null) return tallies.all();
  for (let after = FIRST; ;) {
    const rows = await findResting(runtime.db, [after, daysBefore(now, own.shortest), now, AT_ONCE]);
    await endBatch(runtime, { rows, now, of: own.of, tallies, dry });
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) break;
    after = last.id;
    await renew();
  }
  if (!dry) await finish(runtime, { now, tallies, renew });
  return tallies.all();
}

/** The terms of each partner today; null where none are in force yet. */
function ownTerms({ channels }: Retaining, now: Date) {
  const day = today(now);
  const usual = termsOn(day);
  if (usual === null) return null;
  const partners = new Map(channels.all.map(({ partner }) => [partner.slug, termsOn(day, partner.retention) ?? usual]));
  return {
    of: (partner: string): Terms => partners.get(partner) ?? usual,
    shortest: Math.min(...[usual, ...partners.values()].map(shortest)),
  };
}

/** Documents that are not gone yet, what was written late, and what ends by itself. */
async function finish(
  runtime: Retaining,
  { now, tallies, renew }: { now: Date; tallies: Tallies; renew: () => Promise<unknown> },
): Promise<void> {
  for (let after = FIRST; ;) {
    const open = await findOpenErasures(runtime.db, [after, lateBefore(now), AT_ONCE]);
    const ids = open.map(({ proposal }) => proposal);
    tallies.leave(await emptyAll(runtime, ids));
    tallies.leave(await eraseDocuments(runtime, ids));
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) break;
    after = last;
    await renew();
  }
  for (const end of endByThemselves) {
    try {
      await end(runtime.db, [now]);
    } catch (err) {
      tallies.leave(1);
      runtime.logger.error({ err, job: 'retention' }, 'what ends by itself did not');
    }
  }
}
