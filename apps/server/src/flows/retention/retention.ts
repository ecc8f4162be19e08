import { today } from '@passo/domain';
import type { Channel } from '../../channels/channel.ts';
import {
  countDocuments,
  emptyRows,
  endByThemselves,
  findOpenErasures,
  findResting,
  lookAgainAt,
  type RestingRow,
} from '../../repositories/retentionRepository.ts';
import { openState } from '../access/state.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { eraseDocuments, eraseProposals, type Erasing } from './eraseProposal.ts';
import { judge, shortest, termsOn, type RetentionRule, type Terms, type Verdict } from './rules.ts';
import { Tallies, type Tally } from './tallies.ts';

export type Retaining = Erasing &
  Pick<Runtime, 'versions'> & { readonly channels: { readonly all: readonly Pick<Channel, 'partner'>[] } };

interface Run {
  /** Counts what would be erased, and touches nothing. */
  readonly dry: boolean;
  /** Called between batches. */
  readonly renew?: () => Promise<unknown>;
}

const AT_ONCE = 50;
const DAY_MS = 86_400_000;
/** Whoever began before the data were erased is done by then. */
const LATE_DAYS = 7;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Ends the personal data whose time has come. Safe to repeat, to break off, and to run beside a customer who comes back. */
export async function runRetention(
  runtime: Retaining,
  { dry, renew = async () => undefined }: Run,
): Promise<readonly Tally[]> {
  const tallies = new Tallies();
  const now = runtime.clock.now();
  const own = ownTerms(runtime, now);
  if (own === null) return tallies.all();
  for (let after = FIRST; ;) {
    const rows = await findResting(runtime.db, [after, new Date(now.getTime() - own.shortest * DAY_MS), now, AT_ONCE]);
    await endBatch(runtime, { rows, now, of: own.of, tallies, dry });
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) break;
    after = last.id;
    await renew();
  }
  if (!dry) await finish(runtime, now, renew);
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

interface Batch {
  readonly rows: readonly RestingRow[];
  readonly now: Date;
  of(partner: string): Terms;
  readonly tallies: Tallies;
  readonly dry: boolean;
}

type JudgedRow = RestingRow & Verdict;

async function endBatch(runtime: Retaining, { rows, now, of, tallies, dry }: Batch): Promise<void> {
  const day = today(now);
  const judged = (await Promise.all(rows.map((row) => judgeRow(runtime, row, of(row.partner))))).flatMap(
    (row) => row ?? [],
  );
  const due = judged.filter(({ until }) => until < day);
  const stay = judged.filter(({ until }) => until >= day);
  const counts = await countDocuments(runtime.db, [due.map(({ id }) => id)]);
  if (!dry) {
    await lookAgainAt(runtime.db, [stay.map(({ id }) => id), stay.map(({ until }) => new Date(`${until}T00:00:00Z`))]);
  }
  for (const [rule, same] of Map.groupBy(due, ({ rule: of }): RetentionRule => of)) {
    const gone = dry ? same.map(({ id }) => id) : await eraseProposals(runtime, same, rule);
    tallies.add(
      same.filter(({ id }) => gone.includes(id)),
      rule,
      counts,
    );
  }
}

/** Null where nobody can say what it is: it stays, and is spoken of. */
async function judgeRow(runtime: Retaining, row: RestingRow, own: Terms): Promise<JudgedRow | null> {
  try {
    const { flow } = await runtime.versions(row.flow_version);
    return { ...row, ...judge({ flow, state: openState(runtime, row.id, row.state), changedAt: row.updated_at }, own) };
  } catch (err) {
    runtime.logger.error({ err, proposal: row.id, job: 'retention' }, 'a proposal could not be judged; it stays');
    return null;
  }
}

/** Documents that are not gone yet, what was written late, and what ends by itself. */
async function finish(runtime: Retaining, now: Date, renew: () => Promise<unknown>): Promise<void> {
  const late = new Date(now.getTime() - LATE_DAYS * DAY_MS);
  for (let after = FIRST; ;) {
    const ids = (await findOpenErasures(runtime.db, [after, late, AT_ONCE])).map(({ proposal }) => proposal);
    for (const empty of emptyRows) await empty(runtime.db, [ids]);
    await eraseDocuments(runtime, ids);
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) break;
    after = last;
    await renew();
  }
  for (const end of endByThemselves) await end(runtime.db, [now]);
}
