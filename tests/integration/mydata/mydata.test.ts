import { pathOf, type DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyRecord } from '../../../apps/server/src/flows/retention/record.ts';
import { tendDataRequests } from '../../../apps/server/src/jobs/dataRequestsJob.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { Customer, dataOf, Device, type WireAnswer } from '../../support/customer.ts';
import { doStep, walk, World } from '../../support/journey.ts';
import { pdfText } from '../../support/pdfText.ts';
import type { TestServer } from '../../support/server.ts';
import { iracema, openScene, walkHalfway, type Scene } from '../retention/scene.ts';
import { everyFile, everyValue, leaks, shapesOf } from '../retention/search.ts';

/* What a person asks about their own data: behind a code of its own, on the device that typed it, answered in time. */

let scene: Scene;
let other: TestServer;
beforeAll(async () => {
  scene = await openScene();
  other = await scene.another();
});
afterAll(() => scene.close());

type Asked = DataOf<'askMyData'>;
const said = ({ status, body }: WireAnswer): readonly unknown[] => [status, body.name ?? 'ok'];
const at = ({ hash }: Customer) => ({ params: { hashId: hash } });

const send = (customer: Customer, device = customer.device) =>
  device.call('sendMyDataCode', { ...at(customer), body: {} });
const confirm = (customer: Customer, token: string, device = customer.device) =>
  device.call('confirmMyDataCode', { ...at(customer), body: { token } });
const ask = (customer: Customer, body: object, device = customer.device) =>
  device.call('askMyData', { ...at(customer), body });
const read = async (customer: Customer, device = customer.device): Promise<DataOf<'myData'>> =>
  dataOf(await device.call('myData', at(customer)));

function file(customer: Customer, format: string, device = customer.device): Promise<Response> {
  const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = pathOf('myDataFile', { hashId: customer.hash, format });
  return fetch(`${device.base}${path}`, { headers: { cookie }, signal: AbortSignal.timeout(20_000) });
}

let phones = 0;
/** Somebody who has confirmed a contact. */
async function someone(stopAt = 'dados-pessoais', cpf = '52998224725'): Promise<Customer> {
  const customer = new Customer(scene.server.url);
  customer.phone = `119763${String((phones += 1)).padStart(5, '0')}`;
  await walk(customer, scene.world, cpf, stopAt);
  return customer;
}

async function open(customer: Customer): Promise<Customer> {
  expect(said(await send(customer))).toEqual([200, 'ok']);
  expect(said(await confirm(customer, await scene.world.code(customer.phone)))).toEqual([200, 'ok']);
  return customer;
}

let walked: Promise<Customer> | undefined;
/** Iracema, for whom somebody outside is still asked something. */
const halfway = (): Promise<Customer> => (walked ??= walkHalfway(scene).then(open));

describe('the code', () => {
  it('opens the data for ten minutes on the device that typed it, through any process', async () => {
    const customer = await someone();
    expect(await read(customer)).toMatchObject({ openUntil: null, requests: [], target: /\*/ });
    for (const kind of ['copy', 'correction', 'erasure'])
      expect(said(await ask(customer, { kind, note: 'x' }))).toEqual([403, 'data.unproven']);
    expect((await file(customer, 'json')).status).toBe(403);
    await open(customer);
    const elsewhere = new Device(other.url);
    for (const [name, value] of customer.device.cookies) elsewhere.cookies.set(name, value);
    expect((await file(customer, 'json', elsewhere)).status).toBe(200);
    try {
      scene.later(11 / 1440);
      expect((await file(customer, 'json')).status).toBe(403);
      expect(said(await ask(customer, { kind: 'copy' }))).toEqual([403, 'data.unproven']);
    } finally {
      scene.later(0);
    }
  });

  it('that is wrong says how many tries are left, and in the end to ask for another one', async () => {
    const customer = await someone();
    await send(customer);
    const wrong = (await scene.world.code(customer.phone)) === '000000' ? '111111' : '000000';
    const words = [];
    for (let tries = 0; tries < 5; tries += 1) words.push((await confirm(customer, wrong)).body.message);
    expect(words).toEqual([
      ...['Restam 4 tentativas', 'Restam 3 tentativas', 'Restam 2 tentativas', 'Resta 1 tentativa'].map(
        (left) => `Código errado. ${left}.`,
      ),
      'Código errado, e não restam tentativas. Peça um novo código.',
    ]);
  });

  it('is of no other act, no other proposal, no other device', async () => {
    const customer = await someone('codigo');
    expect(said(await send(customer))).toEqual([409, 'data.noContact']);
    await customer.sendCode();
    const step = await scene.world.code(customer.phone);
    expect((await confirm(customer, step)).body.name).toMatch(/^otp\./);
    await customer.confirmCode(step);
    expect((await confirm(customer, step)).body.name).toMatch(/^otp\./);

    await send(customer);
    const code = await scene.world.code(customer.phone);
    const body = { token: code };
    const there = { params: { id: customer.hash, step: 'codigo' }, body };
    expect((await customer.device.call('tokenConfirm', there)).body.name).toMatch(/^otp\./);
    expect((await new Device(scene.server.url).call('tokenConfirm', there)).body.name).toMatch(/^(otp|proof)\./);
    const stranger = await someone();
    expect((await confirm(stranger, code)).body.name).toMatch(/^otp\./);
    expect((await confirm(customer, code, stranger.device)).status).toBe(401);
    expect((await file(customer, 'json', stranger.device)).status).toBe(401);

    expect(said(await confirm(customer, code))).toEqual([200, 'ok']);
    expect((await confirm(customer, code)).body.name).toMatch(/^otp\./);
    // A second device of the same person is in, and has typed no code for this.
    const second = new Device(scene.server.url);
    const { params } = there;
    await second.call('tokenSend', { params, body: { method: 'sms' } });
    const enter = await scene.world.code(customer.phone);
    expect(said(await second.call('tokenConfirm', { params, body: { token: enter } }))).toEqual([200, 'ok']);
    expect((await file(customer, 'json', second)).status).toBe(403);
    expect((await read(customer, second)).openUntil).toBeNull();
  });
});

describe('a copy', () => {
  it('says what was typed, to machines and to people, and nothing of anybody else; five a day', async () => {
    const neighbour = await someone('endereco', '11144477735');
    const customer = await halfway();
    // The simulated messenger keeps its messages elsewhere.
    await scene.db.query(`insert into message_sent (key, sent_at) values ('code:' || $1::text || ':x', now())`, [
      customer.proposal?._id,
    ]);
    const copied = dataOf<Asked>(await ask(customer, { kind: 'copy' }));
    expect(copied).toMatchObject({ kind: 'copy', state: 'done' });
    expect(copied.protocol).toMatch(/^MD-\d{8}-[0-9A-F]{8}$/);

    const answered = await file(customer, 'json');
    expect(answered.headers.get('content-disposition')).toBe('attachment; filename="meus-dados.json"');
    expect(answered.headers.get('cache-control')).toContain('no-store');
    const text = await answered.text();
    const paper = pdfText(Buffer.from(await (await file(customer, 'pdf')).arrayBuffer()));
    for (const word of [iracema.name, iracema.email, iracema.street, iracema.complement]) {
      expect(text).toContain(word);
      expect(paper.replaceAll(/\s+/g, ' ')).toContain(word);
    }
    // Read by people: what the house calls things is for machines.
    // References are random letters: one in twenty has a word of ours in it.
    const read = paper.replaceAll(
      /\S+@\S+|\S+\.(?:jpg|pdf)|(?<![\w-])(?:(?=[\w-]*\d)[\w-]{20,}|[\w-]{22}(?:[\w-]{21})?(?![\w-]))/g,
      '',
    );
    expect(read.match(/\b[a-z]+\.[a-z]+\b|\b[a-z]+[A-Z][A-Za-z]*\b|\b[a-z]+(?:-[a-z]+)+ ·/g)).toBeNull();
    expect(paper).toMatch(/Respostas enviadas/);
    const copy = JSON.parse(text);
    expect(copy.schema).toBe('passo.meus-dados/2');
    expect(copy.provenContact).toBe(iracema.phone);
    expect(copy.steps.flatMap((one: { answers: object[] }) => one.answers)).toContainEqual(
      expect.objectContaining({ label: 'Nome completo', value: iracema.name }),
    );
    expect(copy.documents.map(({ name }: { name: string }) => name)).toContain(`${iracema.file}.jpg`);
    expect(copy.consents.map(({ consent }: { consent: string }) => consent)).toContain('lgpd');
    expect(copy.messages).toEqual([{ what: 'code', at: expect.any(String) }]);
    expect(copy.history.length).toBeGreaterThan(3);
    for (const foreign of [neighbour.phone, '11144477735', neighbour.proposal?._id ?? 'x'])
      expect(text).not.toContain(foreign);

    for (let more = 0; more < 4; more += 1) expect((await ask(customer, { kind: 'copy' })).status).toBe(200);
    expect(said(await ask(customer, { kind: 'copy' }, customer.device))).toEqual([429, 'rate.limited']);
    expect((await file(customer, 'exe')).status).toBe(404);
  });
});

describe('a correction', () => {
  it('has 15 days, is answered by a person, and is counted where nobody did', async () => {
    const customer = await open(await someone());
    for (const note of ['', ' \u200b\u202e ', undefined])
      expect(said(await ask(customer, { kind: 'correction', note }))).toEqual([422, 'data.noteMissing']);
    expect((await ask(customer, { kind: 'correction', note: 'a'.repeat(1_001) })).status).toBe(400);
    const note = 'Minha\u202e rua é a das\n Palmeiras';
    const asked = dataOf<Asked>(await ask(customer, { kind: 'correction', note }));
    expect(asked).toMatchObject({ state: 'open', note: 'Minha rua é a das Palmeiras', answer: null });
    expect(Date.parse(asked.dueAt) - Date.parse(asked.askedAt)).toBe(15 * 86_400_000);
    const raw = await scene.db.query('select note from data_request where protocol = $1', [asked.protocol]);
    expect(raw.rows[0].note.includes('Palmeiras')).toBe(false);

    const pending = await new World(other.url).get<readonly Asked[]>('/simulador/dados');
    expect(pending).toContainEqual(expect.objectContaining({ protocol: asked.protocol, note: asked.note }));
    const overdue = async (): Promise<number> => {
      const metrics = createMetrics();
      await tendDataRequests(other.runtime, metrics);
      return Number(/^data_requests_overdue (\d+)$/m.exec((await metrics.render()).body)?.[1]);
    };
    expect(await overdue()).toBe(0);
    scene.later(15.01);
    expect(await overdue()).toBe(1);
    scene.later(0);
    const answer = (text: string): Promise<Response> =>
      fetch(`${other.url}/simulador/dados/${asked.protocol}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer: text }),
        redirect: 'manual',
      });
    expect((await answer('Corrigimos a rua.')).status).toBe(303);
    await answer('Outra coisa.');
    const [done] = (await read(customer)).requests;
    expect(done).toMatchObject({ protocol: asked.protocol, state: 'done', answer: 'Corrigimos a rua.' });
  });
});

describe('an erasure', () => {
  it('of an unfinished proposal leaves nothing of the person, and is asked once by two processes at once', async () => {
    const customer = await open(await someone('endereco'));
    const secrets = {
      phone: shapesOf(customer.phone),
      proof: shapesOf([...customer.device.cookies.values()][0] ?? ''),
    };
    expect(leaks(await everyValue(scene.db), secrets).length).toBeGreaterThan(0);
    const elsewhere = new Device(other.url);
    for (const [name, value] of customer.device.cookies) elsewhere.cookies.set(name, value);
    const both = await Promise.all([ask(customer, { kind: 'erasure' }), ask(customer, { kind: 'erasure' }, elsewhere)]);
    const receipts = both.filter(({ status }) => status === 200).map((one) => dataOf<Asked>(one));
    expect(receipts.map(({ state }) => state)).toContain('done');
    expect(receipts[0]?.answer).toContain('Apagamos os seus dados');
    const { rows } = await scene.db.query(
      `select state, done_at, note, answer from data_request where proposal = $1 and kind = 'erasure'`,
      [customer.proposal?._id],
    );
    expect(rows).toEqual([{ state: 'done', done_at: expect.any(Date), note: null, answer: null }]);
    expect(leaks([...(await everyValue(scene.db)), ...everyFile(scene.folder)], secrets)).toEqual([]);
    expect(said(await customer.device.call('myData', at(customer)))).toEqual([410, 'proposal.erased']);
  });

  it('waits until everybody outside has been told, and goes on by itself in any process', async () => {
    const customer = await halfway();
    const asked = dataOf<Asked>(await ask(customer, { kind: 'erasure' }));
    expect(['erasing', 'done']).toContain(asked.state);
    const own = `select state from data_request where proposal = $1 and kind = 'erasure'`;
    const state = async (): Promise<string> => (await scene.db.query(own, [customer.proposal?._id])).rows[0]?.state;
    while ((await state()) !== 'done') await tendDataRequests(other.runtime, createMetrics());
    const secrets = Object.fromEntries(Object.entries(iracema).map(([name, word]) => [name, shapesOf(word)]));
    const found = [...(await everyValue(scene.db)), ...everyFile(scene.folder)];
    expect(leaks([...found, { where: 'log', bytes: Buffer.from(scene.log()) }], secrets)).toEqual([]);
    expect((await verifyRecord(scene.server.runtime, customer.proposal?._id ?? ''))?.problems).toEqual([]);
  });

  it('of a contract says in whose name it stays and until when, and waits for a person', async () => {
    const customer = new Customer(scene.server.url);
    customer.phone = '11976399999';
    await walk(customer, scene.world, '39053344705');
    while (customer.proposal?.data.end === null) {
      await doStep(customer, scene.world);
      await customer.refresh();
    }
    expect(customer.proposal?.data.end).toBe('finished');
    await open(customer);
    const asked = dataOf<Asked>(await ask(customer, { kind: 'erasure' }));
    expect(asked.state).toBe('open');
    expect(asked.answer).toMatch(/LGPD .*art\. 16, I;.* ficam até \d\d\/\d\d\/20\d\d/);
    const again = dataOf<Asked>(await ask(customer, { kind: 'erasure' }));
    expect(again.protocol).toBe(asked.protocol);
    expect((await customer.refresh()).data.end).toBe('finished');
  });
});
