import { catalog } from '@passo/catalog';
import { calls, pathOf, type BodyOf, type DataOf } from '@passo/contract';
import { lintFlow, parseFlow } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { inWaves } from '../../support/waves.ts';
import { resourceNames } from '../../../apps/server/src/resources/resources.ts';

let database: FreshDatabase;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  second = await startTestServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await Promise.all([server.close(), second.close()]);
  await database.drop();
});

const headers = { authorization: 'Bearer passo-dev', 'content-type': 'application/json' };

async function open(name: string): Promise<DataOf<'previewFlow'>> {
  const answered = await fetch(`${server.url}${pathOf('previewFlow', { name })}`, { headers });
  expect([name, answered.status]).toEqual([name, 200]);
  return calls.previewFlow.data.parse((await answered.json()).data);
}

const example = calls.judgePreview.body?.parse(calls.judgePreview.examples.body) ?? expect.fail('no example');
const ask = (body: string, by = server): Promise<Response> =>
  fetch(`${by.url}${pathOf('judgePreview', {})}`, { method: 'POST', headers, body });
const judged = async (change: Partial<BodyOf<'judgePreview'>>): Promise<DataOf<'judgePreview'>> =>
  calls.judgePreview.data.parse((await (await ask(JSON.stringify({ ...example, ...change }))).json()).data);

it('opens every channel’s flow and every template as somebody would write them', async () => {
  const { flows, templates } = await open('aurora-clt');
  expect([flows.length > 10, templates.length > 40]).toEqual([true, true]);
  for (const { name } of flows) {
    const { definition, product } = await open(name);
    const parsed = parseFlow({ steps: Reflect.get(Object(definition), 'steps') });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    expect(lintFlow({ ...parsed.value, product }, catalog, { resources: resourceNames })).toEqual([]);
    expect(JSON.stringify(definition)).not.toContain('001 · Banco do Brasil');
  }
  for (const { name } of templates) {
    const { definition } = await open(name);
    expect(parseFlow({ steps: Reflect.get(Object(definition), 'steps') })).toMatchObject({ ok: true });
  }
  const unknown = await fetch(`${server.url}${pathOf('previewFlow', { name: '__proto__' })}`, { headers });
  expect(unknown.status).toBe(404);
});

/** How many rows there are, but for those that count how often somebody asked. */
async function rows(): Promise<number> {
  const { rows: tables } = await server.runtime.db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit'`,
  );
  const counts = await Promise.all(
    tables.map(({ name }) => server.runtime.db.query<{ count: number }>(`select count(*)::int as count from ${name}`)),
  );
  return counts.reduce((sum, { rows: [one] }) => sum + (one?.count ?? 0), 0);
}

it('judges a step as it would be judged, and stores nothing of it', async () => {
  const before = await rows();
  expect(await judged({})).toMatchObject({ code: null, problems: [], kept: { nome: 'Ana Costa' }, next: 'dados' });
  expect(await judged({ answers: {} })).toMatchObject({
    code: 'fields.invalid',
    problems: [{ field: 'nome' }],
    next: null,
  });
  expect(await judged({ answers: { nome: 'A', outro: 1 } })).toMatchObject({
    code: 'fields.unknown',
    unknown: ['outro'],
  });
  expect(await rows()).toBe(before);
});

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const state = (result: unknown) => ({ ...Object(example.state), steps: { antes: { ...kept, result } } });
const kept = { status: 'finished', attempt: 1, answers: {}, result: {}, asked: null, notice: null, retryable: false };
const simulation = {
  steps: [
    { slug: 'antes', name: 'A', stepType: 'form' },
    { slug: 'dados', name: 'S', stepType: 'simulation', fields: [{ key: 'prazo', component: 'radioChip' }] },
  ],
};

it('refuses, or judges, whatever a stranger sends: never an error of ours', async () => {
  const fields = Array.from({ length: 2_000 }, (_, at) => ({
    key: `f${at}`,
    component: 'text',
    label: `{{f${at - 1}}}`,
  }));
  const chain = fields.map((one, at) => ({ ...one, conditionals: [{ type: 'visualization', field: `f${at - 1}` }] }));
  const many = (list: readonly object[]) => ({ steps: [{ slug: 'dados', name: 'D', stepType: 'form', fields: list }] });
  const hostile: readonly (readonly [string, string])[] = [
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a deep definition', `{"definition":${deep(20_000)}}`],
    ['a deep answer', JSON.stringify({ ...example, answers: { nome: 0 } }).replace(':0', `:${deep(20_000)}`)],
    ...[
      null,
      [],
      { steps: {} },
      { steps: [{ slug: '__proto__' }] },
      many([{ key: '__proto__', component: 'text' }]),
    ].map((definition): readonly [string, string] => [
      `definition ${JSON.stringify(definition)}`,
      JSON.stringify({ ...example, definition }),
    ]),
    ...[null, {}, { v: 99 }, { ...Object(example.state), steps: { dados: 7 } }].map(
      (one): readonly [string, string] => [`state ${JSON.stringify(one)}`, JSON.stringify({ ...example, state: one })],
    ),
    ...[{ credito: 7 }, { credito: { terms: 'x', maximumCentavos: 'NaN' } }, { credito: null }, { oferta: [[]] }].map(
      (result): readonly [string, string] => [
        `facts ${JSON.stringify(result)}`,
        JSON.stringify({ ...example, definition: simulation, state: state(result), answers: {} }),
      ],
    ),
    ['a day that is none', JSON.stringify({ ...example, today: '2026-02-31' })],
    ['a step that is not there', JSON.stringify({ ...example, slug: 'outro' })],
    ['two thousand fields', JSON.stringify({ ...example, definition: many(fields), answers: {} })],
    ['a chain of two thousand', JSON.stringify({ ...example, definition: many(chain), answers: {} })],
    ['too much', JSON.stringify({ ...example, answers: { nome: 'x'.repeat(300_000) } })],
  ];
  const wrong: string[] = [];
  for (const [what, body] of hostile) {
    const from = performance.now();
    const { status } = await ask(body);
    if (status >= 500) wrong.push(`${what}: ${status} after ${Math.round(performance.now() - from)} ms`);
  }
  process.stdout.write(`${hostile.length} hostile flows asked, ${wrong.length} errors of ours\n`);
  expect(wrong).toEqual([]);
});

it('judges 120 a minute for one network, over all processes', async () => {
  await server.runtime.db.query('delete from rate_limit');
  const body = JSON.stringify(example);
  const answers = await inWaves(130, (at) => ask(body, at % 2 === 0 ? server : second));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});
