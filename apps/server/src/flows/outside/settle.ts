import { settleStep, type Answer, type JourneyState } from '@passo/engine';
import { compensate } from './compensate.ts';
import { voidQuestion } from '../../repositories/questionRepository.ts';
import { findProposal, type ProposalRow } from '../../repositories/proposalRepository.ts';
import { environmentOf } from '../access/access.ts';
import { openState } from '../access/state.ts';
import type { Actor } from '../access/actor.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { heldAnswer } from './heldAnswer.ts';
import type { OpenQuestion } from './openQuestion.ts';

interface OutsideAnswer {
  readonly proposal: string;
  readonly slug: string;
  readonly attempt: number;
  readonly answer: Answer;
  readonly actor: Actor;
}

/** The journey as it was opened before the outside was asked: where nobody has moved it since, it need not be opened again. */
type Known = Pick<OpenQuestion, 'state' | 'revision'>;

/**
 * The one door for the outside's answers: job, webhook, person and poll all come through here. Safe to run twice and at
 * once: an answer that is no longer awaited changes nothing, and a race is decided by the revision.
 */
export async function settle(runtime: Runtime, news: OutsideAnswer, known?: Known): Promise<void> {
  for (;;) {
    const [row] = await findProposal(runtime.db, [news.proposal]);
    if (row === undefined) return;
    const state = known?.revision === row.revision ? known.state : openState(runtime, row.id, row.state);
    if (await settleOnce(runtime, news, row, state)) return;
  }
}

/** False where somebody else moved the proposal meanwhile. */
async function settleOnce(
  runtime: Runtime,
  { slug, attempt, answer: said, actor }: OutsideAnswer,
  row: ProposalRow,
  state: JourneyState,
): Promise<boolean> {
  const channel = runtime.channels.byCode(row.channel);
  if (channel === undefined) throw new Error('a proposal belongs to a channel that is not loaded');
  const version = await runtime.versions(row.flow_version);
  const step = version.flow.bySlug.get(slug);
  const { answer, codes } =
    step === undefined
      ? { answer: said, codes: [] }
      : heldAnswer(runtime, { proposal: row.id, flow: version.flow, state, step }, said);
  const environment = environmentOf(runtime, channel, row.started_as);
  const moved = settleStep(version.flow, state, { slug, attempt, answer }, environment);
  const isOver = answer.kind !== 'waiting' && answer.kind !== 'review';
  if (!moved.ok || moved.state === state) {
    // Nothing to change: either the answer says only that one has to wait, or nobody waits for it any more.
    const late = await compensate(runtime, state, version.flow, { proposal: row.id, slug, attempt, answer });
    if (isOver || late) await voidQuestion(runtime.db, [row.id, slug, attempt]);
    return true;
  }
  const change = changeOf(runtime, {
    id: row.id,
    baseRevision: row.revision,
    version,
    before: state,
    moved,
    kind: `step.${answer.kind}`,
    slug,
    actor,
    detail: codes.length === 0 ? answer : { ...answer, codes },
    settles: isOver ? { slug, attempt, outcome: answer.kind } : null,
  });
  return commitChange(runtime, change);
}
