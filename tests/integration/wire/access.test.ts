import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents, personal } from '../../support/answers.ts';
import type { Customer } from '../../support/customer.ts';
import { inWaves } from '../../support/waves.ts';
import { digestOf } from '../../../apps/server/src/platform/digest.ts';
import { openStage, said, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The same link on a device that has no proof. */
function elsewhere(customer: Customer): Customer {
  const other = stage.newcomer();
  other.hash = customer.hash;
  other.phone = customer.phone;
  return other;
}

const system = (customer: Customer, id = customer.hash) => said(customer.device.call('system', { params: { id } }));

describe('the application', () => {
  it.each([
    ['no bearer', null],
    ['another bearer', 'somebody-else'],
    ['an empty bearer', ''],
  ])('is not known with %s', async (_what, bearer) => {
    const customer = stage.newcomer();
    const answer = customer.device.call('newHash', { params: { id: 'aurora-clt' }, body: {}, bearer });
    expect(await said(answer)).toEqual([401, 'client.unknown']);
  });

  it('is asked for on the poll as well', async () => {
    const customer = await stage.customerAt('codigo');
    const poll = customer.device.call('finishedUpdate', { params: { id: customer.hash }, bearer: null });
    expect(await said(poll)).toEqual([401, 'client.unknown']);
  });
});

describe('a link', () => {
  it.each([
    ['unknown', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['too short', 'abc'],
    ['with strange letters', 'AAAAAAAAAAAAAAAAAAAA%2e%2e'],
    ['too long', 'A'.repeat(100)],
  ])('that is %s gets the same answer', async (_what, hash) => {
    expect(await system(stage.newcomer(), hash)).toEqual([404, 'hash.invalid']);
  });

  it('is case-sensitive', async () => {
    const customer = stage.newcomer();
    const hash = await customer.open();
    const swapped = [...hash].map((letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    expect(await system(customer, swapped.join(''))).toEqual([404, 'hash.invalid']);
  });

  it('is not to be guessed: who asks for too many that nobody has is told to wait', async () => {
    const guess = (round: number) => system(stage.newcomer(), `guess${String(round).padStart(17, '0')}`);
    const answers = await inWaves(45, guess);
    expect(new Set(answers.map(([, name]) => name))).toEqual(new Set(['hash.invalid', 'rate.limited']));
    await stage.db.query('delete from rate_limit');
  });

  it('that has expired says so, whoever comes', async () => {
    const customer = stage.newcomer();
    await customer.open();
    await stage.db.query(`update link set expires_at = now() - interval '1 second' where digest = $1`, [
      digestOf(`link:${customer.hash}`),
    ]);
    expect(await system(customer)).toEqual([410, 'hash.expired']);
    const body = { hashId: customer.hash, order: 0, consentimentos: consents() };
    const create = customer.device.call('createProposal', { params: { id: customer.hash }, body });
    expect(await said(create)).toEqual([410, 'hash.expired']);
  });

  it('of an unknown channel cannot be made', async () => {
    const answer = stage.newcomer().device.call('newHash', { params: { id: 'nobody-clt' }, body: {} });
    expect(await said(answer)).toEqual([404, 'hash.invalid']);
  });
});

describe('another device', () => {
  it('may not enter before a contact was verified, and learns nothing', async () => {
    const customer = await stage.customerAt('codigo');
    const other = elsewhere(customer);
    expect(await system(other)).toEqual([401, 'proof.unverified']);
    const send = other.device.call('tokenSend', {
      params: { id: other.hash, step: 'codigo' },
      body: { method: 'sms', answers: { celular: '11912345678' } },
    });
    expect(await said(send)).toEqual([401, 'proof.unverified']);
    const create = other.device.call('createProposal', {
      params: { id: other.hash },
      body: { hashId: other.hash, order: 0, consentimentos: consents() },
    });
    expect(await said(create)).toEqual([401, 'proof.unverified']);
  });

  it('is told where to prove itself, does so with a code, and continues', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const other = elsewhere(customer);
    const refused = await other.device.call('system', { params: { id: other.hash } });
    expect(refused).toMatchObject({ status: 401, body: { name: 'proof.missing', errors: { step: 'codigo' } } });
    expect(JSON.stringify(refused.body)).not.toContain(customer.phone);
    await stage.db.query(`update code set sent_at = now() - interval '1 minute'`);
    const params = { id: other.hash, step: 'codigo' };
    const methods = await other.device.call('tokenMethods', { params });
    expect(JSON.stringify(methods.body)).not.toContain(customer.phone);
    // What an unproven device types is not where the code goes.
    const body = { method: 'sms', answers: { celular: '11912345678' } };
    expect(await said(other.device.call('tokenSend', { params, body }))).toEqual([200, 'ok']);
    expect(await stage.world.get('/simulador/mensagens?para=11912345678')).toEqual([]);
    await other.confirmCode(await stage.world.code(customer.phone));
    expect(other.device.cookies.size).toBe(1);
    await other.refresh();
    const after = await other.submit('dados-pessoais', { ...personal, celular: customer.phone });
    expect(after.currentStep).toBe('endereco');
  });

  it.each([
    [
      'updateStep',
      (hash: string) => ({
        params: { hashId: hash, step: 'dados-pessoais' },
        body: { hashId: hash, revision: 1, 'dados-pessoais': {} },
      }),
    ],
    ['showStep', (hash: string) => ({ params: { hashId: hash, step: 'dados-pessoais' } })],
    ['finishedUpdate', (hash: string) => ({ params: { id: hash } })],
    [
      'simulation',
      (hash: string) => ({ params: { id: hash }, body: { step: 'simulacao', valorSolicitado: 2000, prazo: 24 } }),
    ],
    ['externalLgpd', (hash: string) => ({ params: {}, body: { hashId: hash, consent: 'lgpd', version: '2026-11' } })],
  ] as const)('gets nothing from %s without its proof', async (name, options) => {
    const customer = await stage.customerAt('dados-pessoais');
    const other = elsewhere(customer);
    // Somebody else's proof is no proof.
    const stranger = await stage.customerAt('codigo');
    for (const [, value] of stranger.device.cookies) other.device.cookies.set(cookieOf(customer), value);
    expect(await said(other.device.call(name, options(other.hash)))).toEqual([401, 'proof.missing']);
  });

  it('gets neither papers nor events without its proof', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const other = elsewhere(customer);
    const document = '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a';
    expect(await said(other.device.call('document', { params: { hashId: other.hash, document } }))).toEqual([
      401,
      'proof.missing',
    ]);
    expect(await said(other.device.call('events', { params: { hashId: other.hash } }))).toEqual([401, 'proof.missing']);
    expect(await said(customer.device.call('document', { params: { hashId: other.hash, document } }))).toEqual([
      404,
      'route.notFound',
    ]);
  });
});

const cookieOf = ({ device }: Customer): string => [...device.cookies.keys()][0] ?? '';
