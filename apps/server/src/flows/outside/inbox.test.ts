import { describe, expect, it } from 'vitest';
import type { WebhookDoor, WebhookNews } from '../../ports/webhook.ts';
import { playedRuntime, type Rows } from '../testing/playedRuntime.ts';
import { handleEvent } from './inbox.ts';

const news: WebhookNews = { eventId: 'e', operation: 'employer.approve', reference: 'r', answer: null };
const question = { proposal: 'p', slug: 'empresa', attempt: 1 };

/** What is done with a stored event, by the statements that it takes. */
async function handle(door: Partial<WebhookDoor>, tries: number, rows: Rows): Promise<readonly string[]> {
  const usual: WebhookDoor = { provider: 'vendor', verify: () => true, read: () => null };
  const writes = { inbox_finish: [], inbox_postpone: [], question_look_now: [] };
  const { runtime, asked } = playedRuntime(
    { ...writes, ...rows },
    { doors: [{ ...usual, ...door }], called: () => undefined },
  );
  const body = runtime.keyring.seal('{}', 'inbox:vendor:e');
  await handleEvent(runtime, { provider: 'vendor', event_id: 'e', body, tries, lost: 0 });
  return asked;
}

describe('an event', () => {
  const about = { read: () => news };
  const message = { lost: () => 'm' };
  const unknown = { question_by_reference: [] };
  const early = { code_undelivered_mark: [{ known: false, proposal: null, method: null, target: null }] };
  const late = { code_undelivered_mark: [{ known: true, proposal: null, method: null, target: null }] };
  it.each<[string, Partial<WebhookDoor>, number, Rows, readonly string[]]>([
    ['that means nothing is done with', {}, 1, {}, ['inbox_finish']],
    [
      'that is a reason to ask is looked after at once',
      about,
      1,
      { question_by_reference: [question] },
      ['question_by_reference', 'question_look_now', 'inbox_finish'],
    ],
    ['that overtook its question comes again', about, 59, unknown, ['question_by_reference', 'inbox_postpone']],
    ['and again, sixty times', about, 60, unknown, ['question_by_reference', 'inbox_finish']],
    ['of a message that is not known yet comes again', message, 59, early, ['code_undelivered_mark', 'inbox_postpone']],
    ['as often as that', message, 60, early, ['code_undelivered_mark', 'inbox_finish']],
    ['of a message that is known is done with', message, 1, late, ['code_undelivered_mark', 'inbox_finish']],
  ])('%s', async (_what, door, tries, rows, statements) => expect(await handle(door, tries, rows)).toEqual(statements));
});
