import { pathOf, paths, type CallName } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '../../support/customer.ts';
import { bodyFor, everyCall, paramsFor, queries, type Described } from './everyCall.ts';
import { openStage, type Stage } from './stage.ts';

/* Made from the contract: every call, asked by whoever may not, in every way that it is not meant. */

let stage: Stage;
let victim: Customer;
let stranger: Customer;
beforeAll(async () => {
  stage = await openStage();
  victim = await stage.customerAt('simulacao');
  stranger = await stage.customerAt('codigo');
});
afterAll(() => stage.close());

/** What nobody but the customer may read. */
const secrets = (): readonly string[] => [
  '52998224725',
  victim.phone,
  victim.proposal?._id ?? '',
  'Maria da Silva',
  'maria.silva',
  'Padaria Boa Massa',
  'Praça da Sé',
  '3500',
  ...victim.device.cookies.values(),
];

interface Asked {
  readonly hash: string;
  readonly cookie?: string;
  readonly bearer?: boolean;
  readonly method?: string;
  readonly type?: string;
  readonly body?: string;
}

async function ask(call: Described, asked: Asked): Promise<{ readonly status: number; readonly text: string }> {
  await stage.db.query('delete from rate_limit');
  const method = asked.method ?? call.method;
  const sent = asked.body ?? JSON.stringify(bodyFor(call, asked.hash) ?? {});
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(
    `${stage.server.url}${pathOf(call.name, paramsFor(call, asked.hash))}${queries[call.name] ?? ''}`,
    {
      method,
      headers: {
        ...(asked.bearer !== false && { authorization: 'Bearer passo-dev' }),
        ...(takesBody && { 'content-type': asked.type ?? 'application/json' }),
        ...(asked.cookie !== undefined && { cookie: asked.cookie }),
      },
      body: takesBody ? sent : null,
      signal: AbortSignal.timeout(20_000),
    },
  );
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) await response.body?.cancel();
  return { status: response.status, text: isStream ? '' : await response.text() };
}

const cookieOf = ({ device }: Customer): string =>
  [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
/** The stranger's own proof, under the name of the victim's. */
const forged = (): string => `${[...victim.device.cookies.keys()][0]}=${[...stranger.device.cookies.values()][0]}`;

const foreign: readonly (readonly [string, () => Pick<Asked, 'hash' | 'cookie'>])[] = [
  ["somebody else's, on a blank device", () => ({ hash: victim.hash })],
  ["somebody else's, with a proof of one's own", () => ({ hash: victim.hash, cookie: cookieOf(stranger) })],
  ["somebody else's, with one's own proof under its name", () => ({ hash: victim.hash, cookie: forged() })],
  ['nobody has', () => ({ hash: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA', cookie: cookieOf(victim) })],
  ['too short', () => ({ hash: 'abc', cookie: cookieOf(victim) })],
  ['too long', () => ({ hash: 'A'.repeat(128), cookie: cookieOf(victim) })],
  ['a path', () => ({ hash: '../../etc/passwd', cookie: cookieOf(victim) })],
  ['SQL', () => ({ hash: "' or 1=1 --", cookie: cookieOf(victim) })],
  ['no text', () => ({ hash: '\u0000\uFFFF', cookie: cookieOf(victim) })],
];

/** What a link alone is good for: lists, tables, a new link, being told where a code went, masked. */
const open: readonly CallName[] = [
  'newHash',
  // The channel's own words, which need no link at all.
  'questions',
  // Leaving a device needs no proof: it takes away what the device itself brings, and no more.
  'forgetDevice',
  'resource',
  'field',
  'fieldOptions',
  'tokenMethods',
  'tokenSend',
  'tokenPolling',
  'multiProposal',
  'openProposals',
  'findCompanies',
  'findAddress',
  'fipeResource',
  'fipeModels',
  'fipeYears',
  'fipeValue',
  'findVehicle',
];

// A preview is of nobody: it shows the contract's own example person.
describe.each(everyCall.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it.skipIf(/^(judgePreview|preview.*)$/.test(name)).each(foreign)(
    'tells nothing about a link that is %s',
    async (what, make) => {
      const before = victim.proposal?.revision;
      const { status, text } = await ask(call, make());
      expect(status, what).toBeLessThan(500);
      for (const secret of secrets()) expect(text.includes(secret), `${name} tells ${what}`).toBe(false);
      if (!open.includes(name)) expect(status, what).toBeGreaterThanOrEqual(400);
      expect((await victim.refresh()).revision).toBe(before);
    },
  );

  it('is for applications that name themselves', async () => {
    const { status, text } = await ask(call, { hash: victim.hash, cookie: cookieOf(victim), bearer: false });
    // An event source and a link to a paper cannot send a header: the cookie is their proof.
    if (name === 'events' || name === 'document' || name === 'myDataFile') return expect(status).toBeLessThan(500);
    expect([status, JSON.parse(text).name]).toEqual([401, 'client.unknown']);
  });

  it('is refused in a method that it does not have', async () => {
    const known = Object.values(paths).filter(({ path }) => path === paths[name].path);
    const has = (method: string): boolean => known.some((one) => one.method === method);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !has(method));
    for (const method of others) {
      const { status } = await ask(call, { hash: victim.hash, cookie: cookieOf(victim), method });
      expect(status, method).toBeGreaterThanOrEqual(400);
      expect(status, method).toBeLessThan(500);
    }
  });

  it.skipIf(call.method === 'GET').each([
    ['text', 'text/plain', 'oi', [415]],
    ['XML', 'application/xml', '<a/>', [415]],
    ['half a JSON', 'application/json', '{"a":', [400]],
    ['nothing', 'application/json', '', [400]],
    ['more than fits', 'application/json', JSON.stringify({ big: 'x'.repeat(300_000) }), [413]],
    ['a form that is none', 'multipart/form-data; boundary=x', '--x--\r\n', [400, 415, 422]],
  ])('refuses %s as its body', async (_what, type, body, expected) => {
    const { status } = await ask(call, { hash: victim.hash, cookie: cookieOf(victim), type, body });
    expect(expected).toContain(status);
  });

  it
    .skipIf(call.method === 'GET')
    .each(
      [null, 0, 'x', [], [[]], { step: 1 }, { token: {} }, { hashId: [], revision: 'x' }, JSON.parse(nested(200))].map(
        (body) => [JSON.stringify(body).slice(0, 40), body] as const,
      ),
    )('breaks at no body of another shape: %s', async (_what, body) => {
    const { status } = await ask(call, { hash: stranger.hash, cookie: cookieOf(stranger), body: JSON.stringify(body) });
    expect(status).toBeLessThan(500);
  });
});

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}
