import { randomUUID } from 'node:crypto';
import { paths, type DataOf } from '@passo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Customer, dataOf, type Device } from '../../support/customer.ts';
import type { DistantDevice } from '../../support/distantDevice.ts';
import type { World } from '../../support/journey.ts';
import type { OpenHouse } from '../../support/openHouse.ts';
import { inWaves } from '../../support/waves.ts';
import { openDistantHouse } from './distantHouse.ts';
import { said } from './stage.ts';

/* Who has the link and no proof asks to be let in: with codes and messages that are their own, over two processes. */

let house: OpenHouse;
let world: World;
let distant: (address: string, solves?: number) => DistantDevice;
beforeAll(async () => void ({ house, world, from: distant } = await openDistantHouse()));
afterAll(() => house.close());
beforeEach(() => house.server.runtime.db.query('delete from rate_limit'));

const HOME = '203.0.113.7';
let phones = 0;

/** A customer whose contact is proven, on the device that proved it. */
async function settled(): Promise<Customer> {
  const customer = new Customer(house.url, distant(HOME));
  customer.phone = `119876${String((phones += 1)).padStart(5, '0')}`;
  await customer.open('oficina-entra');
  const body = { hashId: customer.hash, order: 0, inicio: { nome: 'Maria' } };
  await customer.device.call('createProposal', { params: { id: customer.hash }, body });
  await customer.sendCode();
  await customer.confirmCode(await world.code(customer.phone));
  return customer;
}
const at = ({ hash: id }: Customer) => ({ id, step: 'codigo' });
const send = (device: Device, customer: Customer) =>
  said(device.call('tokenSend', { params: at(customer), body: { method: 'sms' } }));
const confirm = (device: Device, customer: Customer, token: string) =>
  said(device.call('tokenConfirm', { params: at(customer), body: { token } }));
const elapse = () => house.server.runtime.db.query(`update code set sent_at = now() - interval '31 seconds'`);
const messagesTo = async ({ phone }: Customer): Promise<number> => (await world.messages(phone)).length;

/** For a second device of the customer's. */
async function passOf({ device, hash }: Customer): Promise<string> {
  const answer = await device.call('startAction', { params: { hash, id: 'second-device' }, body: { step: 'meio' } });
  const pass = new URL(dataOf<DataOf<'startAction'>>(answer).link ?? '').searchParams.get('token');
  return pass ?? '';
}

describe('a stranger with the link', () => {
  it('sends until refused, on one device and on many: and replaces nothing of the customer’s', async () => {
    const customer = await settled();
    const own = distant(HOME);
    expect(await send(own, customer)).toEqual([200, 'ok']);
    const code = await world.code(customer.phone);
    const stranger = distant('198.51.100.1');
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) {
      answers.push(await send(stranger, customer));
      await elapse();
    }
    expect(answers.at(-1)).toEqual([429, 'otp.dayLimit']);
    expect(answers.slice(0, -1)).toEqual(Array.from({ length: 10 }, () => [200, 'ok']));
    const many = Array.from({ length: 15 }, () => send(distant('198.51.100.1'), customer));
    const others = await Promise.all(many);
    expect(others.filter(([, name]) => name === 'ok')).toHaveLength(10);
    expect(others.filter(([, name]) => name === 'challenge.required')).toHaveLength(5);
    expect(await confirm(stranger, customer, code)).not.toEqual([200, 'ok']);
    expect(await confirm(own, customer, code)).toEqual([200, 'ok']);
    // And another device of the customer's, at home, is let in as well.
    const second = distant(HOME);
    expect(await send(second, customer)).toEqual([200, 'ok']);
    expect(await confirm(second, customer, await world.code(customer.phone))).toEqual([200, 'ok']);
    process.stdout.write(
      `entering: ${answers.length + others.length} sends of a stranger, nothing of the customer's replaced\n`,
    );
  });

  it('guesses at codes of their own: what was sent to another device is none of them', async () => {
    const customer = await settled();
    const own = distant(HOME);
    await send(own, customer);
    const code = await world.code(customer.phone);
    const stranger = distant('198.51.100.2');
    await send(stranger, customer);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => confirm(stranger, customer, code)));
    expect(guesses.map(([, name]) => name).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'otp.locked'),
      ...Array.from({ length: 4 }, () => 'otp.wrong'),
    ]);
    expect(await confirm(own, customer, code)).toEqual([200, 'ok']);
  });

  it('polls for a device that never asked, and learns and uses up nothing', async () => {
    const customer = await settled();
    const own = distant(HOME);
    await send(own, customer);
    const poll = (device: Device) => device.call('tokenPolling', { params: at(customer), body: {} });
    const strangers = distant('198.51.100.3');
    const answers = await inWaves(70, () => poll(strangers));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(answers.flatMap(({ status, body }) => (status === 200 ? [body.data] : []))).toEqual(
      Array.from({ length: 60 }, () => expect.objectContaining({ status: 'failed', target: null })),
    );
    expect((await poll(own)).body.data).toMatchObject({ status: 'waiting' });
  });

  it('who floods from everywhere has to work for each message, and so has the owner, whom nobody shuts out', async () => {
    const customer = await settled();
    const before = await messagesTo(customer);
    // Three addresses ask as often as they may, until all of them together asked too often.
    const flood = [];
    for (const address of ['198.51.100.11', '198.51.100.12', '198.51.100.13'])
      for (let turn = 0; turn < 16; turn += 1) flood.push(await send(distant(address), customer));
    expect(flood.filter(([, name]) => name === 'ok')).toHaveLength(40);
    expect(flood.filter(([, name]) => name === 'challenge.required')).toHaveLength(8);
    expect(await messagesTo(customer)).toBe(before + 40);
    // Who works for it gets twenty more from where they are, and no more.
    const worked = [];
    for (let turn = 0; turn < 22; turn += 1) worked.push(await send(distant('198.51.100.13', 1), customer));
    expect(worked.map(([, name]) => name)).toEqual([...Array(20).fill('ok'), ...Array(2).fill('rate.limited')]);
    const own = distant(HOME, 1);
    expect(await send(own, customer)).toEqual([200, 'ok']);
    expect(await confirm(own, customer, await world.code(customer.phone))).toEqual([200, 'ok']);
    expect(own.solved).toBe(1);
  });
});

describe('who mistyped a new phone and left', () => {
  const mistyped = '11911115555';

  /** Proven once; then another phone is typed, its code never comes back, and the device is forgotten. */
  async function left(): Promise<Customer> {
    const customer = await settled();
    const body = { method: 'sms', answers: { celular: mistyped } };
    expect(await said(customer.device.call('tokenSend', { params: at(customer), body }))).toEqual([200, 'ok']);
    expect((await customer.refresh()).stepStatus.codigo).toBe('init');
    await customer.device.call('forgetDevice', { params: { hashId: customer.hash }, body: {} });
    return customer;
  }

  it('is let in by the phone that was proven, and the mistyped one neither gets a code nor lets anybody in', async () => {
    const customer = await left();
    const wrongly = (await world.messages(mistyped)).length;
    const device = distant(HOME);
    const methods = await device.call('tokenMethods', { params: at(customer) });
    expect(JSON.stringify(methods.body)).toContain(customer.phone.slice(-2));
    expect(await confirm(device, customer, await world.code(mistyped))).not.toEqual([200, 'ok']);
    expect(await send(device, customer)).toEqual([200, 'ok']);
    expect((await world.messages(mistyped)).length).toBe(wrongly);
    expect(await confirm(device, customer, await world.code(customer.phone))).toEqual([200, 'ok']);
    // Being let in finishes nothing: the new phone is still to be confirmed, or mended.
    const { body } = await device.call('finishedUpdate', { params: { id: customer.hash } });
    expect(Object(body.data).proposal).toMatchObject({ currentStep: 'codigo', stepStatus: { codigo: 'init' } });
  });

  it('a link that let a device in does not finish the step with the mistyped phone', async () => {
    const customer = await left();
    const device = distant(HOME);
    await send(device, customer);
    await confirm(device, customer, await world.code(customer.phone));
    expect(await send(device, customer)).toEqual([422, 'fields.invalid']);
    await elapse();
    const own = { method: 'sms', answers: { celular: customer.phone } };
    expect(await said(device.call('tokenSend', { params: at(customer), body: own }))).toEqual([200, 'ok']);
    expect(await confirm(device, customer, await world.code(customer.phone))).toEqual([200, 'ok']);
  });
});

describe('once another phone is confirmed', () => {
  const typePhone = async (customer: Customer, phone: string): Promise<void> => {
    await elapse();
    const body = { method: 'sms', answers: { celular: phone } };
    expect(await said(customer.device.call('tokenSend', { params: at(customer), body }))).toEqual([200, 'ok']);
  };
  const look = (device: Device, customer: Customer) =>
    said(device.call('finishedUpdate', { params: { id: customer.hash } }));

  it('who came in by the old one is out, on every process; the device that confirmed it stays', async () => {
    const customer = await settled();
    const byOldPhone = distant('198.51.100.31');
    await send(byOldPhone, customer);
    await confirm(byOldPhone, customer, await world.code(customer.phone));
    expect([await look(byOldPhone, customer), await look(byOldPhone, customer)]).toEqual([
      [200, 'ok'],
      [200, 'ok'],
    ]);
    await customer.device.call('sendMyDataCode', { params: { hashId: customer.hash }, body: {} });
    const token = await world.code(customer.phone);
    const opened = { params: { hashId: customer.hash }, body: { token } };
    expect(await said(customer.device.call('confirmMyDataCode', opened))).toEqual([200, 'ok']);
    const file = () => said(customer.device.call('myDataFile', { params: { hashId: customer.hash, format: 'json' } }));
    const pass = await passOf(customer);
    await typePhone(customer, '11911116666');
    // Until the new one is confirmed the old one is the customer's.
    expect(await look(byOldPhone, customer)).toEqual([200, 'ok']);
    expect(await confirm(customer.device, customer, await world.code('11911116666'))).toEqual([200, 'ok']);
    expect([await look(byOldPhone, customer), await look(byOldPhone, customer)]).toEqual([
      [401, 'proof.missing'],
      [401, 'proof.missing'],
    ]);
    expect(await look(customer.device, customer)).toEqual([200, 'ok']);
    expect(await file()).toEqual([403, 'data.unproven']);
    expect(await confirm(distant(HOME), customer, pass)).not.toEqual([200, 'ok']);
    // Written with the change: whoever dies right after it has lost nothing.
    const noted = await house.server.runtime.db.query(
      `select state from outcome_message where proposal = $1 and message = 'replaced' and target is not null`,
      [customer.proposal?._id],
    );
    expect(noted.rows).toHaveLength(1);
    await expect.poll(async () => (await world.messages(customer.phone))[0]?.text).toContain('foi trocado');
    const [notice] = await world.messages(customer.phone);
    expect(notice?.text).not.toContain('agx_hash');
    expect(notice?.text).toContain('o contato do seu pedido foi trocado por outro. Se não foi você, fale com a gente');
  });

  it('whose own it was is told so too where another proposal takes the place of the first', async () => {
    const customer = await settled();
    const fork = () =>
      customer.device.call('partialForkProposal', {
        params: { hashId: customer.hash },
        body: { channel: 'oficina-entra' },
        key: randomUUID(),
      });
    const [one, other] = await Promise.all([fork(), fork()]);
    // One of two takes its place; for the other there is none.
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const forked = new Customer(house.url, customer.device);
    forked.hash = dataOf<DataOf<'partialForkProposal'>>(one.status === 200 ? one : other).hashId;
    await forked.refresh();
    if (forked.current === 'inicio') await forked.submit('inicio', { nome: 'Maria' });
    // Until another contact is confirmed, the one that was lets in.
    const elsewhere = distant('198.51.100.77');
    expect(await send(elsewhere, forked)).toEqual([200, 'ok']);
    expect(await confirm(elsewhere, forked, await world.code(customer.phone))).toEqual([200, 'ok']);
    forked.phone = '11911114444';
    await forked.sendCode();
    await forked.confirmCode(await world.code(forked.phone));
    await expect.poll(async () => (await world.messages(customer.phone))[0]?.text).toContain('foi trocado por outro');
    expect((await world.messages(forked.phone)).some(({ text: said }) => said.includes('trocado'))).toBe(false);
  });

  it('a pass that is asked for while its device leaves lets nobody in', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const customer = await settled();
      const asking = Array.from({ length: 4 }, () => passOf(customer).catch(() => ''));
      const leaving = customer.device.call('forgetDevice', { params: { hashId: customer.hash }, body: {} });
      const passes = await Promise.all(asking);
      await leaving;
      for (const pass of passes.filter((one) => one !== ''))
        expect(await confirm(distant(HOME), customer, pass)).not.toEqual([200, 'ok']);
    }
  });

  it('the very same request as before lets nobody in again, nor does the one that made the proposal', async () => {
    const customer = new Customer(house.url, distant(HOME));
    customer.phone = `119876${String((phones += 1)).padStart(5, '0')}`;
    await customer.open('oficina-entra');
    const body = { hashId: customer.hash, order: 0, inicio: { nome: 'Maria' } };
    const made = { params: { id: customer.hash }, body, key: randomUUID() };
    await customer.device.call('createProposal', made);
    await customer.sendCode();
    await customer.confirmCode(await world.code(customer.phone));
    const thief = distant('198.51.100.33');
    await send(thief, customer);
    const entered = { params: at(customer), body: { token: await world.code(customer.phone) }, key: randomUUID() };
    expect(await said(thief.call('tokenConfirm', entered))).toEqual([200, 'ok']);
    const second = distant(HOME);
    await send(second, customer);
    await confirm(second, customer, await world.code(customer.phone));
    const changer = new Customer(house.url, second);
    Object.assign(changer, { hash: customer.hash, phone: customer.phone });
    await typePhone(changer, '11911110000');
    expect(await confirm(second, customer, await world.code('11911110000'))).toEqual([200, 'ok']);
    await said(thief.call('tokenConfirm', entered));
    await said(customer.device.call('createProposal', made));
    expect((await look(thief, customer))[0]).toBe(401);
    expect((await look(customer.device, customer))[0]).toBe(401);
    expect(await look(second, customer)).toEqual([200, 'ok']);
  });

  it('no pass that was asked for meanwhile opens it', async () => {
    const customer = await settled();
    const thief = distant('198.51.100.34');
    await send(thief, customer);
    await confirm(thief, customer, await world.code(customer.phone));
    await typePhone(customer, '11911112223');
    const code = await world.code('11911112223');
    const params = { hash: customer.hash, id: 'second-device' };
    const asking = Array.from({ length: 12 }, () => thief.call('startAction', { params, body: { step: 'meio' } }));
    const [confirmed, ...passes] = await Promise.all([confirm(customer.device, customer, code), ...asking]);
    expect(confirmed).toEqual([200, 'ok']);
    const given = passes.flatMap(({ body }) => /p\.[\w-]+/.exec(JSON.stringify(body)) ?? []);
    const opened = await Promise.all(given.map((pass) => confirm(distant(HOME), customer, pass)));
    expect(opened.filter(([status]) => status === 200)).toEqual([]);
  });

  it('ends the stream of whoever is put out', async () => {
    const customer = await settled();
    const thief = distant('198.51.100.35');
    await send(thief, customer);
    await confirm(thief, customer, await world.code(customer.phone));
    const cookie = [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = new URL(paths.events.path.replace(':hashId', customer.hash), house.url);
    const headers = { cookie, authorization: 'Bearer passo-dev', 'x-forwarded-for': '198.51.100.35' };
    const stream = await fetch(address, { headers });
    expect(stream.status).toBe(200);
    await typePhone(customer, '11911112224');
    // What was said of the change before that is heard by right.
    const said = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const until = async (words?: string): Promise<void> => {
      for (let part = await said?.read(); part?.done === false; part = await said?.read()) {
        heard += part.value;
        if (words !== undefined && heard.includes(words)) return;
      }
    };
    await until('event: changed');
    await confirm(customer.device, customer, await world.code('11911112224'));
    // The answer ends by itself.
    await until();
    expect(heard.match(/event: changed/g)).toHaveLength(1);
  });

  it('the same one confirmed again puts nobody out', async () => {
    const customer = await settled();
    const second = distant(HOME);
    await send(second, customer);
    await confirm(second, customer, await world.code(customer.phone));
    await typePhone(customer, '11911117777');
    await typePhone(customer, customer.phone);
    expect(await confirm(customer.device, customer, await world.code(customer.phone))).toEqual([200, 'ok']);
    expect(await look(second, customer)).toEqual([200, 'ok']);
  });

  it('a code of the old one that was checked just before lets nobody in', async () => {
    const customer = await settled();
    const thief = distant('198.51.100.32');
    await send(thief, customer);
    const code = await world.code(customer.phone);
    await typePhone(customer, '11911118888');
    const news = await world.code('11911118888');
    await Promise.all([confirm(customer.device, customer, news), confirm(thief, customer, code)]);
    expect((await look(thief, customer))[0]).toBe(401);
  });
});

describe('who leaves', () => {
  it('takes along the pass that was made for a second device', async () => {
    const customer = await settled();
    const pass = await passOf(customer);
    await customer.device.call('forgetDevice', { params: { hashId: customer.hash }, body: {} });
    expect(await confirm(distant(HOME), customer, pass)).toEqual([401, 'proof.invalid']);
  });
});

describe('a code that came back', () => {
  const used = async (): Promise<readonly number[]> => {
    const { rows } = await house.server.runtime.db.query<{ used: number }>(
      'select used from rate_limit where key = $1',
      [house.server.runtime.keyring.keyedHash(`code-sent:${HOME}`, 'rate-limit')],
    );
    return rows.map(({ used: count }) => count);
  };

  it('gives back what was counted for it, and where it was counted', async () => {
    const customer = await settled();
    expect(await used()).toEqual([0]);
    const [one, other] = [distant(HOME), distant('198.51.100.21')];
    await send(one, customer);
    await send(distant(HOME), customer);
    expect(await used()).toEqual([2]);
    await send(other, customer);
    expect(await confirm(other, customer, await world.code(customer.phone))).toEqual([200, 'ok']);
    expect(await used()).toEqual([2]);
    // Asked for at another address than the one where it is typed.
    const moving = distant('198.51.100.22');
    await send(moving, customer);
    const code = await world.code(customer.phone);
    moving.address = HOME;
    expect(await confirm(moving, customer, code)).toEqual([200, 'ok']);
    expect(await used()).toEqual([2]);
  });

  it('to change a contact is not sent to the one that is confirmed already', async () => {
    const customer = await settled();
    const body = { method: 'sms', answers: { celular: customer.phone } };
    const again = () => said(customer.device.call('tokenSend', { params: at(customer), body, key: randomUUID() }));
    const before = await messagesTo(customer);
    expect(await again()).toEqual([409, 'step.finished']);
    const resend = { params: at(customer), body: { resendSms: true } };
    expect(await said(customer.device.call('tokenPolling', resend))).toEqual([409, 'step.finished']);
    expect(await messagesTo(customer)).toBe(before);
  });
});
