import { today } from '@passo/domain';
import type { JourneyState } from '@passo/engine';
import type { Channel, FlowVersion } from '../../channels/channel.ts';
import {
  countDocuments,
  findWithdrawing,
  lookAgainAt,
  type RestingRow,
} from '../../repositories/retentionRepository.ts';
import { openState } from '../access/state.ts';
import type { Changing } from '../journey/change.ts';
import { eachByItself } from '../runtime/eachByItself.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { eraseProposals, type Erasing, type Judged } from './eraseProposal.ts';
import { expire } from './expire.ts';
import type { RetentionRule, Terms, Verdict } from './rules.ts';
import type { Tallies } from './tallies.ts';
import { verdictOn } from './verdictOn.ts';

export type Retaining = Erasing &
  Changing &
  Pick<Runtime, 'versions'> & { readonly channels: { readonly all: readonly Pick<Channel, 'partner'>[] } };

const DAY_MS = 86_400_000;
/** Whoever began before the data were erased is done by then; and so long anybody outside may take to hear of the end. */
const LATE_DAYS = 7;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
export const lateBefore = (now: Date): Date => daysBefore(now, LATE_DAYS);

interface Batch {
  readonly rows: readonly RestingRow[];
  readonly now: Date;
  of(partner: string): Terms;
  readonly tallies: Tallies;
  readonly dry: boolean;
}

type JudgedRow = RestingRow & Verdict & { readonly version: FlowVersion; readonly journey: JourneyState };

/** Judges some proposals, and ends those whose time has come. */
export async function endBatch(runtime: Retaining, { rows, now, of, tallies, dry }: Batch): Promise<void> {
  const day = today(now);
  const read = await Promise.all(rows.map((row) => judgeRow(runtime, row, of(row.partner))));
  const judged = read.flatMap((row) => row ?? []);
  tallies.leave(rows.length - judged.length);
  const due = judged.filter(({ until }) => until < day);
  const counts = await countDocuments(runtime.db, [due.map(({ id }) => id)]);
  if (!dry) {
    await endLeft(runtime, judged, { day, tallies });
    await keepOthers(runtime, judged, day);
  }
  for (const [rule, same] of Map.groupBy(due, (row): RetentionRule => row.rule)) {
    const gone = new Set(dry ? same.map(({ id }) => id) : await endAll(runtime, same, rule, { now, tallies }));
    const ended = same.filter(({ id }) => gone.has(id));
    tallies.add(ended, rule, counts);
  }
}

async function keepOthers({ db }: Retaining, judged: readonly JudgedRow[], day: string): Promise<void> {
  const stay = judged.filter(({ until }) => until >= day);
  const next = ({ until, open = until }: JudgedRow): string => (open >= day && open < until ? open : until);
  await lookAgainAt(db, [stay.map(({ id }) => id), stay.map((row) => new Date(`${next(row)}T00:00:00Z`))]);
}

/** Ends what was signed once and then left, as what was never signed: its data stay, and what is held for it outside does not. */
async function endLeft(
  runtime: Retaining,
  judged: readonly JudgedRow[],
  { day, tallies }: { readonly day: string; readonly tallies: Tallies },
): Promise<void> {
  const left = judged.filter(({ until, open }) => until >= day && open !== undefined && open < day);
  const ending = ofRetention(left);
  tallies.leave(
    await eachByItself(runtime, ending, ({ journey: state, ...row }) => expire(runtime, { ...row, state })),
  );
}

/** Answers what was erased. What somebody outside is still to be told of waits for the next run. */
async function endAll(
  runtime: Retaining,
  rows: readonly JudgedRow[],
  rule: RetentionRule,
  { now, tallies }: Pick<Batch, 'now' | 'tallies'>,
): Promise<readonly string[]> {
  if (rule !== 'unfinished') return eraseWhatGoes(runtime, rows, { rule, tallies });
  const ended: Judged[] = [];
  const left = await eachByItself(runtime, ofRetention(rows), async ({ journey: state, ...row }) => {
    const judged = await expire(runtime, { ...row, state });
    if (judged !== null) ended.push(judged);
  });
  tallies.leave(left);
  const withdrawing = await findWithdrawing(runtime.db, [ended.map(({ id }) => id)]);
  const late = rows.filter(({ expired, updated_at: at }) => expired && at < lateBefore(now)).map(({ id }) => id);
  const waits = new Set(withdrawing.map(({ id }) => id).filter((id) => !late.includes(id)));
  tallies.wait(waits.size);
  const free = ended.filter(({ id }) => !waits.has(id));
  return eraseWhatGoes(runtime, free, { rule, tallies });
}

/** All at once; where one of them cannot be erased, one by one, so that it keeps nobody else. */
async function eraseWhatGoes(
  runtime: Retaining,
  rows: readonly Judged[],
  { rule, tallies }: Pick<Batch, 'tallies'> & { readonly rule: RetentionRule },
): Promise<readonly string[]> {
  try {
    return await eraseProposals(runtime, rows, rule);
  } catch {
    const gone: string[] = [];
    const one = async (row: Judged): Promise<unknown> => gone.push(...(await eraseProposals(runtime, [row], rule)));
    tallies.leave(await eachByItself(runtime, ofRetention(rows), one));
    return gone;
  }
}

const ofRetention = <Row extends Judged>(rows: readonly Row[]) => ({
  ...{ job: 'retention', rows },
  proposalOf: ({ id }: Row): string => id,
});

/** Null where nobody can say what it is: it stays, and is spoken of. */
async function judgeRow(runtime: Retaining, row: RestingRow, own: Terms): Promise<JudgedRow | null> {
  try {
    const version = await runtime.versions(row.flow_version);
    const journey = openState(runtime, row.id, row.state);
    const verdict = await verdictOn(runtime, row, { flow: version.flow, state: journey }, own);
    return { ...row, version, journey, ...verdict };
  } catch (err) {
    runtime.logger.error({ err, proposal: row.id, job: 'retention' }, 'a proposal could not be judged; it stays');
    return null;
  }
}
