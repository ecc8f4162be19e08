import { notePaidLate, stepState, type Answer, type JourneyState } from '@passo/engine';
import type { FlowVersion } from '../../channels/channel.ts';
import type { ProposalRow } from '../../repositories/proposalRepository.ts';
import {
  keepPaidLate,
  postponeQuestion,
  readOperation,
  wasDoneBefore,
  wasRefused,
  type QuestionRow,
} from '../../repositories/questionRepository.ts';
import type { Actor } from '../access/actor.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isPaid } from './askingKey.ts';

/* A bank that says no to a payment says that no money goes out under that key. One that says yes afterwards has paid all the same. */

const LOOK_AGAIN_SECONDS = 3_600;

interface Late {
  readonly row: ProposalRow;
  readonly version: FlowVersion;
  readonly state: JourneyState;
  readonly slug: string;
  readonly attempt: number;
  readonly answer: Answer;
  readonly actor: Actor;
}

/**
 * Notes a yes after a no, whatever became of the order since: only a person can put it right, and until then what the money rests on stands.
 * False where somebody moved the proposal meanwhile.
 */
export async function hearPaidLate(runtime: Runtime, late: Late): Promise<boolean> {
  const { row, version, state, slug, attempt, answer, actor } = late;
  if (answer.kind !== 'done') return true;
  const name = [row.id, slug, attempt] as const;
  const [asked] = await readOperation(runtime.db, [...name]);
  if (asked === undefined || !isPaid(asked.operation)) return true;
  const [refused] = await wasRefused(runtime.db, [...name]);
  if (refused === undefined) return true;
  const noted = notePaidLate(state, slug);
  const change = changeOf(runtime, {
    ...{ id: row.id, baseRevision: row.revision, version, before: state, slug, actor },
    ...{ moved: { ok: true, state: noted, effects: [] }, kind: 'step.paidLate', detail: { attempt } },
  });
  if (noted !== state && !(await commitChange(runtime, change))) return false;
  await keepPaidLate(runtime.db, [...name]);
  const where = { proposal: row.id, slug, attempt };
  runtime.logger.error(where, 'a payment was made after a no: a person has to see to it');
  return true;
}

/**
 * Whether an earlier attempt was paid: nothing is paid a second time, and the question waits until a person has seen to it. One that was put
 * before the yes came is asked for its answer.
 */
export async function isPaidBefore(
  { db, logger }: Pick<Runtime, 'db' | 'logger'>,
  { proposal, slug, attempt, operation }: QuestionRow,
  state: JourneyState,
): Promise<boolean> {
  if (!isPaid(operation) || stepState(state, slug).called === true) return false;
  const [before] = await wasDoneBefore(db, [proposal, slug, attempt]);
  if (before === undefined) return false;
  logger.error({ proposal, slug, attempt }, 'a payment is held: an earlier one was made after a no');
  await postponeQuestion(db, [proposal, slug, attempt, LOOK_AGAIN_SECONDS]);
  return true;
}
