import {
  askAside,
  asideOf,
  isAwaited,
  settleStep,
  type Answer,
  type CompiledFlow,
  type JourneyOutcome,
  type JourneyState,
  type JsonObject,
} from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { compensate } from './compensate.ts';
import { voidQuestion } from '../../repositories/questionRepository.ts';
import { findProposal, type ProposalRow } from '../../repositories/proposalRepository.ts';
import { environmentOf } from '../access/access.ts';
import { openState } from '../access/state.ts';
import { roleOf, type Actor } from '../access/actor.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { heldAnswer } from './heldAnswer.ts';
import { contractAnswer, signedInVain } from './lackingContract.ts';
import type { OpenQuestion } from './openQuestion.ts';
import { hearPaidLate } from './paidLate.ts';
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

/** What comes of an answer, and what the history keeps of it. */
interface Judged {
  readonly answer: Answer;
  readonly moved: JourneyOutcome;
  readonly kind: string;
  readonly detail: JsonObject;
}

interface Place {
  readonly row: ProposalRow;
  readonly channel: Channel;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
}

function judged(runtime: Runtime, { slug, attempt, answer: said, actor }: OutsideAnswer, place: Place): Judged {
  const { row, channel, flow, state } = place;
  const step = flow.bySlug.get(slug);
  const environment = environmentOf(runtime, channel, row.started_as);
  const byPerson = roleOf(actor) === 'person';
  const as = (answer: Answer) => settleStep(flow, state, { slug, attempt, answer, byPerson }, environment);
  // What was asked beside the step's own question is no offer, and is held to nothing.
  if (step === undefined || asideOf(state, slug) !== null)
    return { answer: said, moved: as(said), kind: `step.${said.kind}`, detail: { ...said } };
  const at = { proposal: row.id, flow, state, step };
  const band = bandIn(channel, flow, state);
  const { answer, codes } = heldAnswer(runtime, { ...at, band }, contractAnswer(runtime, at, said));
  const detail = { ...answer, ...(codes.length > 0 && { codes: [...codes] }) };
  const isOpen = isAwaited(state, slug, attempt);
  const back = isOpen ? signedInVain(runtime, at, answer, environment) : null;
  if (back !== null) return { answer, moved: back, kind: 'step.reopened', detail };
  const review = isOpen ? reviewOfAnswer(runtime, { channel, flow, state, step }, answer) : null;
  if (review === null) return { answer, moved: as(answer), kind: `step.${answer.kind}`, detail };
  return { answer, moved: askAside(state, slug, review, environment), kind: 'step.review', detail: asked(review) };
}

/** Null where somebody else moved the proposal meanwhile. */
async function settleOnce(
  runtime: Runtime,
  news: OutsideAnswer,
  row: ProposalRow,
  state: JourneyState,
): Promise<Answer | null> {
  const { slug, attempt, actor } = news;
  const channel = runtime.channels.byCode(row.channel);
  if (channel === undefined) throw new Error('a proposal belongs to a channel that is not loaded');
  const version = await runtime.versions(row.flow_version);
  const { answer, moved, kind, detail } = judged(runtime, news, { row, channel, flow: version.flow, state });
  const isOver = answer.kind !== 'waiting' && answer.kind !== 'review';
  if (!moved.ok || moved.state === state) {
    // Nothing to change: either the answer says only that one has to wait, or nobody waits for it any more.
    // What the bank itself said: an announced payment is no less one after a no.
    if (!(await hearPaidLate(runtime, { row, version, state, slug, attempt, answer: news.answer, actor }))) return null;
    const late = await compensate(runtime, state, { proposal: row.id, slug, attempt, answer });
    if (isOver || late) await voidQuestion(runtime.db, [row.id, slug, attempt]);
    return answer;
  }
  const change = changeOf(runtime, {
    id: row.id,
    baseRevision: row.revision,
    ...{ version, before: state, moved, kind, slug, actor, detail },
    settles: isOver ? { slug, attempt, outcome: answer.kind } : null,
  });
  return (await commitChange(runtime, change)) ? answer : null;
}

/** What the history keeps of a question beside the step's own: what a person was shown. */
const asked = ({ operation, question }: Parameters<typeof askAside>[2]) => ({ operation, question });
