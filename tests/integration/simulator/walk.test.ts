import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHAPES, shipped } from '../../support/shipped.ts';
import { someOf } from '../../support/amount.ts';
import { dataOf, Device } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { Operator } from '../../support/operator.ts';
import { startOwnServer } from '../../support/ownServer.ts';
import { startTestServer } from '../../support/server.ts';

/* *Andar por mim* of the shop window: through its own form, to a proposal as if somebody had typed it. */

let server: Awaited<ReturnType<typeof startOwnServer>>;
beforeAll(async () => void (server = await startOwnServer()));
afterAll(() => server.close());

type System = DataOf<'system'>;

/** Sends the form that stands on the page; answers what the browser then has open. */
async function walked(code: string, ate: string, desfecho = '25'): Promise<{ hash: string; system: System }> {
  const browser = new Operator(server.url);
  const answer = await browser.fill('/demo', `/demo/${code}/andar`, { ate, desfecho });
  expect(answer.status, await answer.text()).toBe(303);
  const hash = /^\/\?agx_hash=([\w-]{22})$/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  const device = new Device(server.url);
  for (const [name, value] of browser.cookies) device.cookies.set(name, value);
  return { hash, system: dataOf<System>(await device.call('system', { params: { id: hash } })) };
}

describe.each(someOf(shipped, SHAPES).map(({ code, definition }) => [code, definition.steps] as const))(
  '%s',
  (code, steps) => {
    it('is walked to the end', async () => {
      const last = steps.at(-1)?.slug ?? '';
      const { proposal } = (await walked(code, last)).system;
      expect([proposal?.currentStep, proposal?.situation, proposal?.data.end]).toEqual([last, 'approved', 'finished']);
    });
  },
);

/** Of the private payroll, in one word: the step, how it stands and how it ended. */
const standing = ({ system: { proposal } }: { readonly system: System }) =>
  proposal && [proposal.currentStep, proposal.stepStatus[proposal.currentStep], proposal.data.end];

describe('the private payroll', () => {
  it.each([
    ['codigo', '25', ['codigo', 'init', null]],
    ['conta', '73', ['conta', 'init', null]],
    ['contrato', '25', ['contrato', 'success', null]],
    ['fim', '10', ['analise', 'failed', 'noOffer']],
    ['conta', '16', ['cadastro', 'failed', 'refused']],
    ['fim', '40', ['fim', 'finished', 'finished']],
    ['fim', '42', ['fim', 'finished', 'finished']],
    ['fim', '72', ['conta', 'remake', null]],
  ])('to %s with the ending %s', async (ate, desfecho, stands) => {
    expect(standing(await walked('aurora-clt', ate, desfecho))).toEqual(stands);
  });

  it('by agreement with the employer: to its answer', async () =>
    expect(standing(await walked('aurora-convenio', 'aprovacao-da-empresa'))).toEqual([
      ...['aprovacao-da-empresa', 'waiting', null],
    ]));
});

it.each([
  ['a step that is not there', { ate: 'nobody', desfecho: '25' }],
  ['the step where everybody begins', { ate: 'consentimentos', desfecho: '25' }],
  ['an outcome that this way does not ask for', { ate: 'conta', desfecho: '61' }],
])('walks nobody to %s', async (_what, fields) => {
  const before = await server.runtime.db.query('select 1 from link');
  const answer = await new Operator(server.url).fill('/demo', '/demo/aurora-clt/andar', fields);
  const after = await server.runtime.db.query('select 1 from link');
  expect([answer.status, after.rowCount]).toEqual([400, before.rowCount]);
});

it('is offered by nobody who asks somebody real', async () => {
  const database = await freshDatabase();
  const env = {
    MESSAGING_PROVIDER: 'http',
    MESSAGING_HTTP_URL: 'http://127.0.0.1:9',
    MESSAGING_HTTP_SECRET: 'x'.repeat(40),
  };
  const real = await startTestServer({ databaseUrl: database.url, env });
  const browser = new Operator(real.url);
  expect(await (await browser.ask('/demo')).text()).not.toContain('Andar por mim');
  const headers = { 'content-type': 'application/json' };
  const answer = await browser.ask('/demo/aurora-clt/andar', { method: 'POST', headers, body: '{"ate":"fim"}' });
  expect(answer.status).toBe(404);
  await real.close();
  await database.drop();
});
