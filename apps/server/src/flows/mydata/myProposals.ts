import { askedSoFar, takenSoFar } from '@passo/catalog';
import type { DataOf } from '@passo/contract';
import { factsOf, phasesOf } from '@passo/engine';
import { findByPerson, type OwnRow } from '../../repositories/personRepository.ts';
import type { Visitor } from '../access/access.ts';
import { openState } from '../access/state.ts';
import { findablePerson, listedOnWire, personOf, thoseOf } from '../proof/samePerson.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { waitOf } from '../shown/waits.ts';
import { requireFreshCode, type MyDataAccess } from './myDataAccess.ts';

const LOOKS_PER_HOUR = 60;
/** More than these nobody looks through. */
const MOST = 20;

type MyProposals = DataOf<'myProposals'>;

/** All proposals of the person who has typed the code, with the partner of the link: the one in view, and theirs as `thoseOf` finds them. */
export async function myProposals(runtime: Runtime, visitor: Visitor): Promise<MyProposals> {
  const access = await requireFreshCode(runtime, visitor);
  await takeOne(runtime, `my-proposals:${access.proposal.id}`, LOOKS_PER_HOUR, 3600);
  const [shown, others] = await ownRows(runtime, access);
  const rows = [...shown, ...others.slice(0, MOST - shown.length)];
  const newest = rows.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime());
  return {
    proposals: await Promise.all(newest.map((row) => onWire(runtime, row))),
    // Of one's own alone: what was found of others is not told, not even by its number.
    more: others.length > MOST - shown.length,
  };
}

/** The one in view, and all others of its person. */
async function ownRows(
  runtime: Runtime,
  { proposal, channel, link }: MyDataAccess,
): Promise<readonly [shown: readonly OwnRow[], others: readonly OwnRow[]]> {
  const person = await personOf(runtime, proposal);
  const { slug } = channel.partner;
  const found = person === null ? ([null, null] as const) : await findablePerson(runtime, person, slug);
  const rows = await findByPerson(runtime.db, [...found, slug, link]);
  const others = rows.filter((row) => !row.in_view);
  return [rows.filter((row) => row.in_view), person === null ? [] : await thoseOf(runtime, person, others)];
}

async function onWire(runtime: Runtime, row: OwnRow): Promise<MyProposals['proposals'][number]> {
  const { flow, definition } = await runtime.versions(row.flow_version);
  const state = openState(runtime, row.id, row.state);
  const facts = factsOf(flow, state);
  const step = flow.bySlug.get(state.currentStep);
  const wait = step === undefined || state.end !== null ? undefined : waitOf(flow, state, step);
  return {
    ...listedOnWire(runtime, row),
    situation: state.situation,
    asked: askedSoFar(facts),
    taken: takenSoFar(facts),
    phase: phasesOf(definition).find(({ steps }) => steps.includes(state.currentStep))?.title ?? '',
    // An answer that comes within minutes keeps nobody waiting.
    waiting: wait !== undefined && !wait.minutes,
    end: state.end,
    inView: row.in_view,
  };
}
