import { proposalAnalysis, verifyIdentity } from '@passo/catalog/steps/index.ts';
import type { Answer } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../apps/server/src/database/pool.ts';
import { answerQuestion } from '../../../apps/server/src/flows/outside/answerQuestion.ts';
import type { Runtime } from '../../../apps/server/src/flows/runtime/runtime.ts';
import { settle } from '../../../apps/server/src/flows/outside/settle.ts';
import { tend } from '../../../apps/server/src/flows/outside/tend.ts';
import type { CalledRow } from '../../../apps/server/src/repositories/questionRepository.ts';
import { openScene, type Scene } from './scene.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/* One question that waits, and what is made of each thing that may come of asking: put by hand, so that nothing has to be
   waited for, and with what would be written noted down, so that the question stays as it was. */

let shop: Workshop;
let link: Scene;
let silent: Scene;
beforeAll(async () => {
  shop = await openWorkshop();
  link = await openScene(shop, 'verifyIdentity', verifyIdentity);
  silent = await openScene(shop, 'proposalAnalysis', proposalAnalysis);
});
afterAll(() => shop.close());

const HOUR = 3_600;
const DAY = 24 * HOUR;

interface Outside {
  readonly tries?: number;
  readonly timeoutMs?: number;
  readonly checkEverySeconds?: number;
  readonly ask?: () => Promise<Answer>;
  readonly check?: () => Promise<Answer>;
  readonly delivers?: boolean;
}

/** What would have been written, by statement and what it says of the one question; what was told, and who was woken. */
type Noted = readonly (readonly unknown[])[];

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const WRITES = /^(question_|proposal_update)/;
const EVENT_KIND = 7;
const noteOf = ({ name, values }: Statement): readonly unknown[] =>
  name === 'proposal_update' ? [values[EVENT_KIND]] : [name, ...values.slice(3)];

/** Plays with the server's own insides, but with another provider, and a database that is read and not written. */
async function play(
  { operation }: Scene,
  { tries = 3, timeoutMs = 5_000, delivers = true, ...does }: Outside,
  deed: (runtime: Runtime) => Promise<unknown>,
): Promise<Noted> {
  const real = shop.server.runtime;
  const noted: (readonly unknown[])[] = [];
  const query = async (statement: Statement): Promise<unknown> => {
    if (!WRITES.test(statement.name)) return real.db.query({ ...statement, values: [...statement.values] });
    noted.push(noteOf(statement));
    return { rows: [{ revision: 1 }] };
  };
  const db: Database = Object.assign(Object.create(real.db), { query });
  const ask = does.ask ?? (() => Promise.reject(new Error('nobody was to be asked')));
  const send: Runtime['messaging']['send'] = async (_message, key) => {
    noted.push(['told', key.split(':').at(-1)]);
    return { ok: delivers };
  };
  await deed({
    ...real,
    db,
    messaging: { send },
    providers: { ...real.providers, [operation]: { tries, timeoutMs, ...does, ask } },
    changed: () => undefined,
    called: () => void noted.push(['called']),
  });
  return noted;
}

/** As it was when it was taken. */
const DUE = '2026-11-20 12:00:00+00';

const rowOf = ({ proposal, slug, operation }: Scene): CalledRow => ({
  ...{ proposal, slug, operation, attempt: 1, tries: 1, lost: 0 },
  ...{ reference: 'r', told: 0, due: DUE, waited_seconds: 0 },
});
const says = (answer: Answer) => (): Promise<Answer> => Promise.resolve(answer);
const fails = says({ kind: 'failed', reason: 'x' });
const throws = (): Promise<Answer> => Promise.reject(new Error('x'));
const done = says({ kind: 'done', value: { similarity: 0.97, reference: 'r' } });
const waiting = says({ kind: 'waiting', reference: 'r2' });
const review = says({ kind: 'review', reference: 'r2' });

describe('a question that is put', () => {
  it.each<[string, Outside, Partial<CalledRow>, Noted]>([
    ['is put again half a second after it failed', { ask: fails }, {}, [['question_postpone', 0.5]]],
    ['and twice as long after that', { ask: fails }, { tries: 2 }, [['question_postpone', 1]]],
    ['and not once more than its provider allows', { ask: fails }, { tries: 3 }, [['step.failed']]],
    ['and not at all where one try is allowed', { ask: fails, tries: 1 }, {}, [['step.failed']]],
    ['after 16 seconds at the sixth', { ask: fails, tries: 50 }, { tries: 6 }, [['question_postpone', 16]]],
    ['and never later than after 30', { ask: fails, tries: 50 }, { tries: 7 }, [['question_postpone', 30]]],
    ['fails where the provider throws', { ask: throws }, { tries: 3 }, [['step.failed']]],
    [
      'fails where it takes too long',
      { ask: () => new Promise(() => undefined), timeoutMs: 1 },
      { tries: 3 },
      [['step.failed']],
    ],
    ['is answered', { ask: done }, { tries: 3 }, [['step.done']]],
    ['is refused', { ask: says({ kind: 'refused' }) }, {}, [['step.refused']]],
    ['waits for somebody to call back', { ask: waiting }, {}, [['question_called', 'r2'], ['called']]],
    ['is looked at by a person', { ask: review }, {}, [['question_called', 'r2'], ['step.review'], ['called']]],
    ['is void where a newer one was put', {}, { attempt: 2 }, [['question_void']]],
    ['is void where nobody knows its operation', {}, { operation: 'nobody.knows' }, [['question_void']]],
    [
      'is void where the proposal is gone',
      {},
      { proposal: '00000000-0000-7000-8000-000000000000' },
      [['question_void']],
    ],
  ])('%s', async (_what, outside, row, noted) =>
    expect(await play(link, outside, (runtime) => answerQuestion(runtime, { ...rowOf(link), ...row }))).toEqual(noted),
  );
});

describe('an answer that nobody awaits', () => {
  const wait: Answer = { kind: 'waiting', reference: 'r' };
  it.each<[string, number, Answer, Noted]>([
    [
      'ends its question, once it is no payment, and took nothing that stands',
      2,
      { kind: 'done', value: {} },
      [['question_operation'], ['question_operation'], ['question_void']],
    ],
    ['ends it too where it only says that one has to wait', 2, wait, [['question_operation'], ['question_void']]],
    ['leaves it where it is awaited, and only says that one has to wait', 1, wait, []],
  ])('%s', async (_what, attempt, answer, noted) => {
    const { proposal, slug } = link;
    const news = { proposal, slug, attempt, answer, actor: 'system' } as const;
    expect(await play(link, {}, (runtime) => settle(runtime, news))).toEqual(noted);
  });
});

const later = (pause: number, told: number): readonly unknown[] => ['question_postpone_called', pause, told, DUE];
const tended = (scene: () => Scene) => async (_what: string, outside: Outside, row: Partial<CalledRow>, noted: Noted) =>
  expect(await play(scene(), outside, (runtime) => tend(runtime, { ...rowOf(scene()), ...row }))).toEqual(noted);

describe('a question that the customer answers elsewhere, within 7 days', () => {
  it.each<[string, Outside, Partial<CalledRow>, Noted]>([
    ['sends the link at once', {}, {}, [['told', 'link'], later(2 * HOUR, 1)]],
    ['sends it again where it did not arrive', { delivers: false }, {}, [['told', 'link'], later(15, 0)]],
    ['says nothing a second before two hours', {}, { told: 1, waited_seconds: 2 * HOUR - 1 }, [later(1, 1)]],
    ['reminds after two hours', {}, { told: 1, waited_seconds: 2 * HOUR }, [['told', 'reminder'], later(DAY, 2)]],
    [
      'reminds again where that did not arrive',
      { delivers: false },
      { told: 1, waited_seconds: 3 * HOUR },
      [['told', 'reminder'], later(15, 1)],
    ],
    ['says nothing more', {}, { told: 2, waited_seconds: 3 * DAY }, [later(DAY, 2)]],
    ['is looked at when its time is over', {}, { told: 2, waited_seconds: 7 * DAY - 60 }, [later(60, 2)]],
    ['fails then', {}, { told: 2, waited_seconds: 7 * DAY }, [['step.failed']]],
    ['is void where a newer one was put', {}, { attempt: 2 }, [['question_void']]],
  ])(
    '%s',
    tended(() => link),
  );
});

describe('a provider that can be asked for news', () => {
  const old = { told: 2, waited_seconds: DAY };
  it.each<[string, Outside, Partial<CalledRow>, Noted]>([
    ['is asked every hour', { check: waiting }, old, [later(HOUR, 2)]],
    ['is asked as often as it says', { check: waiting, checkEverySeconds: 60 }, old, [later(60, 2)]],
    ['is asked again where it could not be', { check: throws }, old, [later(HOUR, 2)]],
    ['answers', { check: done }, old, [['step.done']]],
    ['fails', { check: fails }, old, [['step.failed']]],
    ['has given it to a person', { check: review }, old, [['step.review'], later(HOUR, 2)]],
    ['is heard even when the time is over', { check: done }, { told: 2, waited_seconds: 8 * DAY }, [['step.done']]],
  ])(
    '%s',
    tended(() => link),
  );
});

describe('a question that a company answers, within 10 days', () => {
  it.each<[string, Outside, Partial<CalledRow>, Noted]>([
    ['has no link to send', {}, { waited_seconds: 10 }, [later(DAY - 10, 0)]],
    ['says after a day that one is still waiting', {}, { waited_seconds: DAY }, [['told', 'reminder'], later(DAY, 2)]],
    ['fails in the end', {}, { told: 2, waited_seconds: 10 * DAY }, [['step.failed']]],
  ])(
    '%s',
    tended(() => silent),
  );
});
