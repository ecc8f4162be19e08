import { ProblemError } from '../../platform/problemError.ts';
import { isRecent, type WebhookDoor } from '../../ports/webhook.ts';
import { findQuestionByReference, lookNow } from '../../repositories/questionRepository.ts';
import { finishEvent, postponeEvent, storeEvent, type InboxRow } from '../../repositories/inboxRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { lostMessage } from '../proof/lostMessage.ts';
import { settle } from './settle.ts';
import { sha256 } from '../../platform/digest.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const PAUSE_SECONDS = 1;
const MOST_TRIES = 60;

/** A provider calls: proven by its signature over the raw body, not long ago, stored once, answered at once, acted upon by a job. */
export async function receive(runtime: Runtime, provider: string, headers: Headers, raw: Buffer): Promise<void> {
  const door = doorOf(runtime, provider);
  if (door === undefined) throw new ProblemError('route.notFound');
  const isTheirs = door.verify(headers, raw) && isRecent(door, raw, runtime.clock.now());
  if (!isTheirs) throw new ProblemError('webhook.unverified');
  const news = door.read(raw);
  const id = news?.eventId ?? `unknown:${sha256(raw)}`;
  await storeEvent(runtime.db, [provider, id, runtime.keyring.seal(raw, inboxContext(provider, id))]);
}

const doorOf = (runtime: Runtime, provider: string): WebhookDoor | undefined =>
  runtime.doors.find((door) => door.provider === provider);

const inboxContext = (provider: string, id: string): string => `inbox:${provider}:${id}`;

/** Acts upon one stored event. One that means nothing to us is done with; one that came too early comes again. */
export async function handleEvent(runtime: Runtime, row: InboxRow): Promise<void> {
  const { provider, event_id: id } = row;
  const raw = runtime.keyring.open(row.body, inboxContext(provider, id));
  const news = doorOf(runtime, provider)?.read(raw) ?? null;
  if (news === null) {
    const lost = doorOf(runtime, provider)?.lost?.(raw) ?? null;
    const early = lost !== null && !(await lostMessage(runtime, lost)) && row.tries < MOST_TRIES;
    await (early ? postponeEvent(runtime.db, [provider, id, PAUSE_SECONDS]) : finishEvent(runtime.db, [provider, id]));
    return;
  }
  const [question] = await findQuestionByReference(runtime.db, [[news.operation].flat(), news.reference]);
  if (question === undefined) {
    // The call back overtook our own note of the question; or it is about something we never asked.
    const giveUp = row.tries >= MOST_TRIES;
    await (giveUp ? finishEvent(runtime.db, [provider, id]) : postponeEvent(runtime.db, [provider, id, PAUSE_SECONDS]));
    return;
  }
  const { proposal, slug, attempt } = question;
  if (news.answer === null) {
    await lookNow(runtime.db, [proposal, slug, attempt]);
    runtime.called();
  } else await settle(runtime, { proposal, slug, attempt, answer: news.answer, actor: `provider:${provider}` });
  await finishEvent(runtime.db, [provider, id]);
}
