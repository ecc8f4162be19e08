import type { DataOf } from '@passo/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents } from '../../support/answers.ts';
import { dataOf, type Customer } from '../../support/customer.ts';
import { doStep } from '../../support/journey.ts';
import { signToken } from '../../support/tokens.ts';
import { inWaves } from '../../support/waves.ts';
import { openStage, said, type Stage } from './stage.ts';

/* Who is let in by the word of a partner or of the office. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const identity = {
  cpf: '52998224725',
  name: 'Maria da Silva',
  phone_number: '+5511987651234',
  birthdate: '1990-05-12',
};
const vouch = (customer: Customer, jwtToken: string, key?: string) =>
  customer.device.call('validateWithToken', {
    params: { hashId: customer.hash },
    body: { jwtToken },
    ...(key !== undefined && { key }),
  });
/** A token for the customer's own link. */
const tokenFor = ({ hash }: Customer, claims: object = identity): Promise<string> => signToken({ ...claims, hash });
async function opened(): Promise<Customer> {
  const customer = stage.newcomer();
  await customer.open();
  return customer;
}

describe("a partner's token", () => {
  it('begins with what it says, and no code is asked for', async () => {
    const customer = await opened();
    const token = await tokenFor(customer);
    const { proposal, claims } = dataOf<DataOf<'validateWithToken'>>(await vouch(customer, token));
    expect(claims).toEqual(expect.arrayContaining(['cpf', 'nome', 'celular', 'dataNascimento']));
    expect(proposal.currentStep).toBe('consentimentos');
    expect(proposal.selfContract.consentimentos).toEqual({ cpf: identity.cpf });
    customer.proposal = proposal;
    const after = await customer.submit('consentimentos', consents());
    expect(after.currentStep).toBe('dados-pessoais');
    expect(after.selfContract['dados-pessoais']).toMatchObject({ nome: 'Maria da Silva', celular: '11987651234' });
  });

  it('comes along with the first submit as well', async () => {
    const customer = await opened();
    const body = { hashId: customer.hash, order: 0, consentimentos: consents(), jwtToken: await tokenFor(customer) };
    const made = await customer.device.call('createProposal', { params: { id: customer.hash }, body });
    expect(made.body.data).toMatchObject({ currentStep: 'dados-pessoais' });
  });

  it('is of no use for somebody else', async () => {
    const customer = await opened();
    const body = { hashId: customer.hash, order: 0, consentimentos: consents('11144477735') };
    const jwtToken = await tokenFor(customer);
    const made = customer.device.call('createProposal', { params: { id: customer.hash }, body: { ...body, jwtToken } });
    expect(await said(made)).toEqual([401, 'token.invalid']);
  });

  it('lets another device into the proposal of the same CPF, and of no other', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const other = stage.newcomer();
    other.hash = customer.hash;
    expect(await said(vouch(other, await tokenFor(other, { ...identity, cpf: '11144477735' })))).toEqual([
      401,
      'token.invalid',
    ]);
    expect(await said(vouch(other, await tokenFor(other, { name: 'Maria' })))).toEqual([401, 'token.invalid']);
    expect(await said(other.device.call('system', { params: { id: other.hash } }))).toEqual([401, 'proof.missing']);
    expect(await said(vouch(other, await tokenFor(other)))).toEqual([200, 'ok']);
    expect((await other.refresh()).currentStep).toBe('dados-pessoais');
  });

  it('that is good is counted for nobody who shares an address; sixty that are none are', async () => {
    const customer = await opened();
    const token = await tokenFor(customer);
    await stage.db.query('delete from rate_limit');
    for (let turn = 0; turn < 62; turn += 1) expect((await vouch(customer, token)).status).toBe(200);
    const strange = await inWaves(70, () => said(vouch(customer, 'nothing')));
    const refused = strange.filter(([, name]) => name === 'challenge.required').length;
    expect(refused).toBe(10);
    // Nobody guesses a signature: however often neighbours failed, a good token lets in.
    expect((await vouch(customer, token)).status).toBe(200);
    await stage.db.query('delete from rate_limit');
  });

  it('once it has ended, or the proposal is gone, its stored answer is given to nobody', async () => {
    const customer = await opened();
    const [token, key] = [await tokenFor(customer), randomUUID()];
    expect((await vouch(customer, token, key)).status).toBe(200);
    const { rows } = await stage.db.query(
      'select count(*)::int as count from idempotency i join proposal p on p.id = i.proposal where p.id = $1',
      [customer.proposal?._id ?? (await customer.refresh())._id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    // The token's own end, as the ledger of tokens sees it: another device was first.
    await stage.db.query(`update partner_token set device = '\\x00'`);
    expect(await said(vouch(customer, token, key))).toEqual([401, 'token.invalid']);
  });

  it('makes one proposal, however often and however much at once it comes', async () => {
    const customer = await opened();
    const token = await tokenFor(customer);
    const key = randomUUID();
    const answers = await Promise.all([vouch(customer, token, key), vouch(customer, token), vouch(customer, token)]);
    for (const { status, body } of answers)
      expect([200, 409]).toContain(status === 200 ? status : Number(Object(body).status));
    const again = await vouch(customer, token, key);
    expect(again.status).toBe(200);
    const { rows } = await stage.db.query('select count(*)::int as count from proposal where id = $1', [
      dataOf<DataOf<'validateWithToken'>>(again).proposal._id,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('lets the customer come back with a code to the contact that it proved', async () => {
    const customer = await opened();
    dataOf(await vouch(customer, await tokenFor(customer, { ...identity, phone_number: '11912340000' })));
    const other = stage.newcomer();
    other.hash = customer.hash;
    expect(await said(other.device.call('system', { params: { id: other.hash } }))).toEqual([401, 'proof.missing']);
    const params = { id: other.hash, step: 'codigo' };
    expect(await said(other.device.call('tokenSend', { params, body: { method: 'sms' } }))).toEqual([200, 'ok']);
    await other.confirmCode(await stage.world.code('11912340000'));
    expect(other.device.cookies.size).toBe(1);
  });

  it.each<[string, (identity: Record<string, string>) => Promise<string>]>([
    ['signed by nobody we know', (own) => signToken(own, { by: 'nobody' })],
    ['signed by the office', (own) => signToken(own, { by: 'office' })],
    ['that is over', (own) => signToken(own, { expiresIn: -1 })],
    ['that never ends', (own) => signToken(own, { expiresIn: null })],
    ['of 25 hours', (own) => signToken(own, { expiresIn: 25 * 60 })],
    ['that ends when no calendar does', (own) => signToken(own, { expiresIn: 1e15 })],
    ['for another link', (own) => signToken({ ...own, hash: 'AAAAAAAAAAAAAAAAAAAAAA' })],
    ['for somebody else', (own) => signToken(own, { audience: 'another-shop' })],
    ['that is none', async () => 'nothing'],
    ['without a signature', async (own) => `${(await signToken(own)).split('.').slice(0, 2).join('.')}.`],
    ['with the algorithm "none"', async (own) => `eyJhbGciOiJub25lIn0.${(await signToken(own)).split('.')[1]}.`],
  ])('%s is refused', async (_what, make) => {
    const customer = await opened();
    expect(await said(vouch(customer, await make({ ...identity, hash: customer.hash })))).toEqual([
      401,
      'token.invalid',
    ]);
  });

  it('is of the first device that brings it, whatever another one makes of it', async () => {
    const customer = await opened();
    const token = await tokenFor(customer);
    dataOf(await vouch(customer, token));
    const thief = stage.newcomer();
    thief.hash = customer.hash;
    // The last letters of a signature carry bits that nobody reads: the same token, written otherwise.
    const twin = `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(token.length - 1) + 1)}`;
    const tries = [token, token, twin];
    for (const stolen of tries) expect(await said(vouch(thief, stolen))).toEqual([401, 'token.invalid']);
    expect(await said(thief.device.call('system', { params: { id: thief.hash } }))).toEqual([401, 'proof.missing']);
    expect(await said(vouch(customer, token))).toEqual([200, 'ok']);
  });

  it('that came with a first submit which was refused is still of that device alone', async () => {
    const customer = await opened();
    const jwtToken = await tokenFor(customer);
    const create = (who: Customer, cpf?: string) =>
      who.device.call('createProposal', {
        params: { id: customer.hash },
        body: { hashId: customer.hash, order: 0, consentimentos: consents(cpf), jwtToken },
      });
    expect(await said(create(customer, '11144477735'))).toEqual([401, 'token.invalid']);
    expect(await said(create(stage.newcomer()))).toEqual([401, 'token.invalid']);
    expect(await said(create(customer))).toEqual([200, 'ok']);
  });
});

describe("the office's token", () => {
  const system = (customer: Customer, userOfficeToken: string) =>
    customer.device.call('system', { params: { id: customer.hash }, headers: { userOfficeToken } });

  it('puts the link into manual mode, and the typist on every event', async () => {
    const customer = await opened();
    const token = await signToken({ sub: 'digitadora-7', hash: customer.hash }, { by: 'office' });
    const { startedAs, proposal } = dataOf<DataOf<'system'>>(await system(customer, token));
    expect([startedAs, proposal]).toEqual(['manual', null]);
    await customer.create(consents());
    await doStep(customer, stage.world);
    const sql = `select actor, change from event where proposal = $1 and actor not like 'provider:%'`;
    const { rows } = await stage.db.query<{ actor: string; change: Buffer }>(sql, [customer.proposal?._id]);
    const context = `event:${customer.proposal?._id}`;
    const changes = rows.map(({ change }) => stage.server.runtime.keyring.openJson(change, context));
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['typist']));
    expect(changes.length).toBeGreaterThan(1);
    expect(changes).toEqual(changes.map(() => expect.objectContaining({ by: 'typist:digitadora-7' })));
    const details = await customer.device.call('proposalDetails', { params: { id: customer.hash } });
    const { startedAs: how, changesHistory } = dataOf<DataOf<'proposalDetails'>>(details);
    expect([how, new Set(changesHistory.map(({ by }) => by))]).toEqual(['manual', new Set(['typist'])]);
    expect(JSON.stringify(details.body)).not.toContain('digitadora-7');
  });

  it('leaves a proposal that the customer began as it is', async () => {
    const customer = await stage.customerAt('codigo');
    const token = await signToken({ sub: 'digitadora-7', hash: customer.hash }, { by: 'office' });
    expect(dataOf<DataOf<'system'>>(await system(customer, token)).startedAs).toBe('customer');
  });

  it.each<[string, (hash: string) => Promise<string>]>([
    ["is a partner's", (hash) => signToken({ sub: 'x', hash })],
    ['names nobody', (hash) => signToken({ hash }, { by: 'office' })],
    ['is for another partner', (hash) => signToken({ sub: 'x', hash, partner: 'ipe' }, { by: 'office' })],
    ['is for nobody', (hash) => signToken({ sub: 'x', hash }, { by: 'office', audience: null })],
    ['is of 25 hours', (hash) => signToken({ sub: 'x', hash }, { by: 'office', expiresIn: 25 * 60 })],
    ['is for another link', () => signToken({ sub: 'x', hash: 'AAAAAAAAAAAAAAAAAAAAAA' }, { by: 'office' })],
    ['is none', async () => 'nothing'],
  ])('is refused where it %s', async (_what, make) => {
    const customer = await opened();
    expect(await said(system(customer, await make(customer.hash)))).toEqual([401, 'token.invalid']);
    expect(
      dataOf<DataOf<'system'>>(await customer.device.call('system', { params: { id: customer.hash } })).startedAs,
    ).toBe('customer');
  });
});
