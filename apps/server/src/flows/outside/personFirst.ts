import { today } from '@passo/domain';
import { holdStep, letAsk, stepState, type JourneyState } from '@passo/engine';
import { holdQuestion, type Reason } from '../../repositories/personCheckRepository.ts';
import { postponeQuestion, type QuestionRow } from '../../repositories/questionRepository.ts';
import type { Actor } from '../access/actor.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { heldWords } from './heldWords.ts';
import type { OpenQuestion } from './openQuestion.ts';
import { codeOf } from './personChecks.ts';
import { placeOfQuestion } from './placeOfQuestion.ts';
import { settle } from './settle.ts';

/** Nobody may have to look any more by then: others were proven, or their thirty days are over. */
const HELD_SECONDS = 3_600;

/** Who decides has no name here: operators share a secret. */
const OPERATOR = 'person:operator';

/** Whether a question may be put, or waits for a person first. `moved`: the journey was changed, and is to be looked at anew. */
export async function personFirst(
  runtime: Runtime,
  row: QuestionRow,
  open: OpenQuestion,
): Promise<'free' | 'waits' | 'moved'> {
  const found = await placeOfQuestion(runtime, row, open);
  if (found === null) return 'free';
  const { place, reason, cpfHash } = found;
  const { proposal, slug, attempt } = row;
  const { status } = stepState(open.state, slug);
  if (place === 'refused') {
    await settle(runtime, { proposal, slug, attempt, answer: heldWords[reason].refused, actor: OPERATOR }, open);
    return 'moved';
  }
  if (place === 'waits') return wait(runtime, row, open, { reason, cpfHash });
  if (status !== 'review') return 'free';
  const actor = place === 'released' ? OPERATOR : 'system';
  const state = letAsk(open.state, slug, { today: today(runtime.clock.now()) });
  return move(runtime, row, open, { state, kind: 'step.released', actor });
}

interface Waiting {
  readonly reason: Reason;
  readonly cpfHash: Buffer;
}

/** The customer reads why, and of which reason; then the question is put off. */
async function wait(
  runtime: Runtime,
  row: QuestionRow,
  open: OpenQuestion,
  { reason, cpfHash }: Waiting,
): Promise<'waits' | 'moved'> {
  const { proposal, slug, operation } = row;
  const { status, heading } = stepState(open.state, slug);
  const { waits } = heldWords[reason];
  if (status === 'review' && heading === waits.title) return hold(runtime, row, cpfHash);
  const codes = [codeOf[reason]];
  runtime.logger.warn({ proposal, slug, operation, codes }, 'a person has to look at a CPF first');
  return move(runtime, row, open, { state: holdStep(open.state, slug, waits), kind: 'step.review', actor: 'system' });
}

interface Held {
  readonly state: JourneyState;
  readonly kind: 'step.review' | 'step.released';
  readonly actor: Actor;
}

/** Looked at anew either way: what was written, or what somebody else did meanwhile. */
async function move(
  runtime: Runtime,
  { proposal: id, slug, attempt }: QuestionRow,
  { version, revision, state: before }: OpenQuestion,
  { state, kind, actor }: Held,
): Promise<'moved'> {
  const moved = { ok: true, state, effects: [] } as const;
  const change = { id, baseRevision: revision, version, before, moved, kind, slug, actor, detail: { attempt } };
  await commitChange(runtime, changeOf(runtime, change));
  return 'moved';
}

/** Where a person decides at the same moment it is looked at again at once. */
async function hold({ db }: Runtime, row: QuestionRow, cpfHash: Buffer): Promise<'waits'> {
  const { proposal, slug, attempt } = row;
  const held = await holdQuestion(db, [proposal, slug, attempt, cpfHash, HELD_SECONDS]);
  if (held.length === 0) await postponeQuestion(db, [proposal, slug, attempt, 0]);
  return 'waits';
}
