import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProven } from '../../../apps/server/src/ports/http/signing.ts';
import { checkServer } from '../../../apps/server/src/ports/httpCheck/checkServer.ts';
import { ports } from '../../../apps/server/src/ports/registry.ts';
import { machineClock } from '../../support/day.ts';
import { REFERENCE_SECRET, startReference, type Reference } from '../../support/reference.ts';
import { startRelay, type Answered, type Passed, type Slip } from './relay.ts';

/* `npm run provider:check` finds nothing wrong with the example server, and of each of its slips says what it is. */

const ROOT = path.resolve(import.meta.dirname, '../../..');

let reference: Reference;
beforeAll(async () => void (reference = await startReference()));
afterAll(() => reference.close());

const check = (port: string, url: string, times: Partial<Parameters<typeof checkServer>[0]> = {}) =>
  checkServer({
    ...{ port, url, secret: REFERENCE_SECRET, patienceMs: 20_000, callBackMs: 20_000, listenPort: 0, address: null },
    ...times,
  });

describe('the example server', () => {
  it.each(ports.filter((port) => port !== 'storage'))('answers %s as it should be answered', async (port) => {
    const { problems, notes, operations } = await check(port, reference.url);
    expect([...problems, ...notes]).toEqual([]);
    expect(operations.length).toBeGreaterThan(0);
  });

  it('behind a relay that changes nothing there is nothing either', async () => {
    const relay = await startRelay(reference.url, {});
    expect((await check('signature', relay.url)).problems).toEqual([]);
    relay.close();
  });

  it('who never calls back is told that it was not seen, and is not wrong', async () => {
    const { problems, notes } = await check('signature', reference.url, {
      address: 'http://127.0.0.1:1',
      callBackMs: 1,
    });
    expect(problems).toEqual([]);
    expect(notes.join()).toMatch(/Nobody called back about signature.collect, .* within 0.001 s/);
  });
});

const timeOf = ({ headers }: Passed): Date => new Date(Number(headers['passo-time']) * 1_000);
const provenAt = (request: Passed, now: Date): boolean =>
  isProven(REFERENCE_SECRET, request.headers, request.path, request.body, now);

/** Of good answers alone: what was refused is refused. */
const good =
  (change: (answer: Answered) => Answered | null | 'cut'): NonNullable<Slip['answers']> =>
  (answer) =>
    answer.status < 300 ? change(answer) : answer;
const inValue = (change: object) =>
  good((answer) => {
    const { value, ...rest }: { readonly value?: object } = JSON.parse(answer.body);
    return { ...answer, body: JSON.stringify({ ...rest, value: { ...value, ...change } }) };
  });
const signed = (body: string) => ({ body, isSigned: true });

const slips: readonly (readonly [slip: string, port: string, Slip, said: RegExp])[] = [
  [
    'an HTML page',
    'bureau',
    { answers: good(() => ({ status: 200, body: '<html>' })) },
    /bureau.score: answered 200 with something that is no JSON/,
  ],
  [
    '500',
    'bureau',
    { answers: good((answer) => ({ ...answer, status: 500 })) },
    /bureau.score: answered 500 to a good question: 200 is done/,
  ],
  [
    'the wrong status',
    'bureau',
    { answers: good((answer) => ({ ...answer, status: 201 })) },
    /bureau.score: answered 201 to a good question/,
  ],
  [
    'a kind under another’s status',
    'bureau',
    { answers: good((answer) => ({ ...answer, status: 422 })) },
    /bureau.score: answered 422 with the kind "done"/,
  ],
  [
    'a field that is missing',
    'bureau',
    { answers: inValue({ score: undefined }) },
    /bureau.score: value.score is missing/,
  ],
  [
    'a text for a number',
    'bureau',
    { answers: inValue({ score: '700' }) },
    /bureau.score: value.score must be a number/,
  ],
  [
    'an amount in reais',
    'payrollMargin',
    { answers: inValue({ marginCentavos: 10.5 }) },
    /payrollMargin.consult: value.marginCentavos must be an integer/,
  ],
  [
    'a redirect',
    'addresses',
    { answers: good(() => ({ status: 302, body: '', headers: { location: 'https://x' } })) },
    /addresses.find: answered with a redirect \(302\)/,
  ],
  ['a cut line', 'addresses', { answers: () => 'cut' }, /addresses.find: closed the line/],
  [
    'broken JSON that breaks it',
    'addresses',
    { answers: (answer) => (answer.status === 400 ? { ...answer, status: 500 } : answer) },
    /addresses.find: answered 500 to broken JSON, where 400 is due/,
  ],
  [
    'an answer to everything',
    'addresses',
    { answers: (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer) },
    /answered 200 to an operation that does not exist/,
  ],
  [
    'belief in any signature',
    'addresses',
    { believes: () => true },
    /addresses.find: accepts a wrong signature: it answered 200 where 401 is due/,
  ],
  [
    'belief without a signature',
    'addresses',
    { believes: ({ headers }) => headers['passo-signature'] === undefined },
    /addresses.find: accepts no signature/,
  ],
  [
    'belief in an old time stamp',
    'addresses',
    { believes: (request) => provenAt(request, timeOf(request)) },
    /addresses.find: accepts an old time stamp: it answered 200/,
  ],
  [
    'no memory of nonces',
    'addresses',
    { believes: (request) => provenAt(request, machineClock.now()) },
    /addresses.find: accepts the same nonce twice/,
  ],
  [
    'a signature that leaves the key out',
    'addresses',
    { believes: ({ headers }) => !String(headers['idempotency-key']).startsWith('none') },
    /accepts a key that was changed after signing/,
  ],
  [
    'no memory of keys',
    'signature',
    { key: () => randomUUID() },
    /signature.collect: answered the same key differently/,
  ],
  [
    'one reference for all',
    'signature',
    { key: () => 'one' },
    /signature.collect: gave two questions the same reference/,
  ],
  [
    'a call back without a signature',
    'signature',
    { callsBack: (body) => ({ body, isSigned: false }) },
    /its call back is not signed as it should be/,
  ],
  [
    'a call back of another shape',
    'signature',
    { callsBack: (body) => signed(body.replace('signedAt', 'assinadoEm')) },
    /its call back about signature.\w+: value.signedAt is missing/,
  ],
  [
    'a call back without an id',
    'signature',
    { callsBack: (body) => signed(body.replace('"id"', '"event"')) },
    /its call back has no id/,
  ],
  [
    'an offer that does not add up',
    'lender',
    {
      answers: (answer, { path: at }) =>
        at === '/lender/simulate'
          ? { ...answer, body: answer.body.replace(/"totalCentavos":\d+/, '"totalCentavos":7') }
          : answer,
    },
    /lender.simulate: value.quote does not add up/,
  ],
  [
    'a lender of another CNPJ than there is',
    'lender',
    {
      answers: (answer, { path: at }) =>
        at === '/lender/simulate'
          ? { ...answer, body: answer.body.replace('"cnpj":"11222333000181"', '"cnpj":"11222333000182"') }
          : answer,
    },
    /lender.simulate: value.lender.cnpj does not say who lends/,
  ],
];

describe('a server with one slip', () => {
  it.each(slips)('%s', async (_slip, port, slip, said) => {
    const relay = await startRelay(reference.url, slip);
    const { problems } = await check(port, relay.url);
    relay.close();
    expect(problems.join('\n')).toMatch(said);
  });

  it('silence', async () => {
    const relay = await startRelay(reference.url, { answers: () => null });
    const { problems } = await check('addresses', relay.url, { patienceMs: 50 });
    relay.close();
    expect(problems).toContain('addresses.find: did not answer within 0.05 s');
  });

  it('another secret', async () => {
    const { problems } = await check('addresses', reference.url, { secret: 'another secret that is long enough' });
    expect(problems[0]).toMatch(/addresses.find: answered 401 .*: is the secret the same\?/);
  });
});

describe('npm run provider:check', () => {
  const run = (args: readonly string[], secret = REFERENCE_SECRET) =>
    new Promise<{ readonly code: number | null; readonly output: string }>((resolve) => {
      const child = spawn('node', [path.join(ROOT, 'scripts/providerCheck.mjs'), ...args], {
        env: { ...process.env, PROVIDER_SECRET: secret },
      });
      let output = '';
      child.stdout.on('data', (text: Buffer) => (output += text.toString()));
      child.stderr.on('data', (text: Buffer) => (output += text.toString()));
      child.on('close', (code) => resolve({ code, output }));
    });

  it('ends with 0 where nothing is wrong', async () => {
    const { code, output } = await run(['bureau', reference.url]);
    expect(output).toMatch(/bureau: \d operations asked at .*: nothing is wrong\./);
    expect(code).toBe(0);
  });

  it('ends with 1 and a sentence for each mistake', async () => {
    const relay = await startRelay(reference.url, { answers: inValue({ score: undefined }) });
    const { code, output } = await run(['bureau', relay.url]);
    relay.close();
    expect(output).toMatch(/✗ bureau.score: value.score is missing[^]* to mend\./);
    expect(code).toBe(1);
  });

  it.each<[string, readonly string[], string, RegExp]>([
    ['a port that does not exist', ['burau', 'http://127.0.0.1:1'], REFERENCE_SECRET, /There is no port "burau"/],
    ['no address', ['bureau'], REFERENCE_SECRET, /The address must be a URL/],
    ['a short secret', ['bureau', 'http://127.0.0.1:1'], 'short', /PROVIDER_SECRET must have at least 32 bytes/],
  ])('says how it is used where it is given %s', async (_what, args, secret, said) => {
    const { code, output } = await run(args, secret);
    expect(output).toMatch(said);
    expect(output).toContain('npm run provider:check -- <port> <url>');
    expect(code).toBe(1);
  });
});
