import { askAside, asideOf, isAwaited, settleStep, type Answer, type JourneyState } from '@passo/engine';
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
import { bandIn, reviewOfAnswer } from './rateBand.ts';

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
 * once: an answer that is no longer awaited changes nothing, and a race is decided by the revision. Says what entered of the answer.
 */
export async function settle(runtime: Runtime, news: OutsideAnswer, known?: Known): Promise<Answer> {
  for (;;) {
    const [row] = await findProposal(runtime.db, [news.proposal]);
    if (row === undefined) return news.answer;
    const state = known?.revision === row.revision ? known.state : openState(runtime, row.id, row.state);
    const entered = await settleOnce(runtime, news, row, state);
    if (entered !== null) return entered;
  }
}

/** Null where somebody else moved the proposal meanwhile. */
async function settleOnce(
  runtime: Runtime,
  { slug, attempt, answer: said, actor }: OutsideAnswer,
  row: ProposalRow,
  state: JourneyState,
): Promise<Answer | null> {
  const channel = runtime.channels.byCode(row.channel);
  if (channel === undefined) throw new Error('a proposal belongs to a channel that is not loaded');
  const version = await runtime.versions(row.flow_version);
  const step = version.flow.bySlug.get(slug);
  // What was asked beside the step's own question is no offer, and is held to nothing.
  const isHeld = step !== undefined && asideOf(state, slug) === null;
  const { flow } = version;
  const { answer, codes } = isHeld
    ? heldAnswer(runtime, { proposal: row.id, flow, state, step, band: bandIn(channel, flow, state) }, said)
    : { answer: said, codes: [] };
  const review =
    isHeld && isAwaited(state, slug, attempt) ? reviewOfAnswer(runtime, { channel, flow, state, step }, answer) : null;
  const environment = environmentOf(runtime, channel, row.started_as);
  const moved =
    review === null ? settleStep(flow, state, { slug, attempt, answer }, environment) : askAside(state, slug, review);
  const isOver = answer.kind !== 'waiting' && answer.kind !== 'review';
  if (!moved.ok || moved.state === state) {
    // Nothing to change: either the answer says only that one has to wait, or nobody waits for it any more.
    const late = await compensate(runtime, state, { proposal: row.id, slug, attempt, answer });
    if (isOver || late) await voidQuestion(runtime.db, [row.id, slug, attempt]);
    return answer;
  }
  const change = changeOf(runtime, {
    id: row.id,
    baseRevision: row.revision,
    version,
    before: state,
    moved,
    kind: review === null ? `step.${answer.kind}` : 'step.review',
    slug,
    actor,
    detail: review === null ? { ...answer, ...(codes.length > 0 && { codes }) } : asked(review),
    settles: isOver ? { slug, attempt, outcome: answer.kind } : null,
  });
  return (await commitChange(runtime, change)) ? answer : null;
}

/** What the history keeps of a question beside the step's own: what a person was shown. */
const asked = ({ operation, question }: Parameters<typeof askAside>[2]) => ({ operation, question });
