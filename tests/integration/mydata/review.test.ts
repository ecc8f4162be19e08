import type { DataOf } from '@passo/contract';
import { today } from '@passo/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf, Device, type WireAnswer } from '../../support/customer.ts';
import { walk } from '../../support/journey.ts';
import type { TestServer } from '../../support/server.ts';
import { openScene, type Scene } from '../retention/scene.ts';
import { enterMyData } from './enterMyData.ts';

/* LGPD, art. 20: a refusal is looked at again by a person, in the time that is told, and the answer is brought to the customer. */

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
const ask = (customer: Customer, device = customer.device): Promise<WireAnswer> =>
  device.call('askMyData', { ...at(customer), body: { kind: 'review' } });

let phones = 0;
/** Whoever the bureau has nothing for, or who stands somewhere on the way. */
async function someone(ending: string, stopAt?: string): Promise<Customer> {
  const customer = new Customer(scene.server.url);
  customer.phone = `119552${String((phones += 1)).padStart(5, '0')}`;
  await walk(customer, scene.world, exampleCpf(ending, phones), stopAt);
  return customer;
}

/** The same device, at another process. */
function elsewhere(customer: Customer): Device {
  const device = new Device(other.url);
  for (const [name, value] of customer.device.cookies) device.cookies.set(name, value);
  return device;
}

const answer = (protocol: string, text: string): Promise<Response> =>
  fetch(`${other.url}/simulador/dados/${protocol}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: text }),
    redirect: 'manual',
  });

describe('a review of a refusal', () => {
  it('is asked once, whoever asks and how often, and has 15 days', async () => {
    const customer = await someone('10');
    expect(customer.proposal?.data.end).toBe('noOffer');
    const all = await Promise.all([ask(customer), ask(customer, elsewhere(customer)), ask(customer), ask(customer)]);
    const requests = all.map((each) => dataOf<Asked>(each));
    expect(new Set(requests.map(({ protocol }) => protocol)).size).toBe(1);
    const [{ askedAt, dueAt, state, kind, note } = { askedAt: '', dueAt: '', state: '', kind: '', note: null }] =
      requests;
    expect([state, kind]).toEqual(['open', 'review']);
    expect(note).toMatch(/^Decisão em: /);
    expect(Date.parse(dueAt) - Date.parse(askedAt)).toBe(15 * 86_400_000);
    const count = 'select count(*)::int as count from data_request where proposal = $1';
    expect((await scene.db.query(count, [customer.proposal?._id])).rows).toEqual([{ count: 1 }]);
    globalThis.console.info(`${all.length} requests at two processes, 1 review`);
  });

  it('is answered by a person, told to the proven contact, and read in Meus dados alone', async () => {
    const customer = await someone('10');
    const shown = async () => (await customer.refresh()).data.refusal?.review;
    expect(await shown()).toBeNull();
    const { protocol, dueAt } = dataOf<Asked>(await ask(customer));
    const until = today(new Date(dueAt));
    expect(await shown()).toEqual({ protocol, until, answeredOn: null });
    const open = await scene.world.get<readonly Asked[]>('/simulador/dados');
    expect(open).toContainEqual(expect.objectContaining({ protocol, kind: 'review' }));
    const page = await (await fetch(`${scene.server.url}/simulador`)).text();
    expect(page).toContain('Revisão de uma recusa');
    expect((await answer(protocol, 'Conferimos: a recusa fica, pela renda informada.')).status).toBe(303);
    await answer(protocol, 'Outra coisa.');
    const told = async (): Promise<readonly string[]> =>
      (await scene.world.messages(customer.phone))
        .map(({ text }) => text)
        .filter((text) => text.includes('respondeu ao que você pediu'));
    await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
    // What was answered is behind the code; that it was, is not.
    const system = await customer.device.call('system', { params: { id: customer.hash } });
    const answered = { protocol, until, answeredOn: today(scene.server.runtime.clock.now()) };
    expect(dataOf<DataOf<'system'>>(system).proposal?.data.refusal?.review).toEqual(answered);
    expect(await shown()).toEqual(answered);
    const again = dataOf<Asked>(await ask(customer));
    expect(again).toMatchObject({ protocol, state: 'done', answer: null });
    expect((await told())[0]).not.toContain('renda');
    const { requests } = await enterMyData(scene, customer);
    expect(requests).toEqual([
      expect.objectContaining({ protocol, state: 'done', answer: 'Conferimos: a recusa fica, pela renda informada.' }),
    ]);
  });

  it('is of nothing else, and for nobody else', async () => {
    const [walking, refused] = [await someone('25', 'endereco'), await someone('10')];
    expect(said(await ask(walking))).toEqual([409, 'review.nothing']);
    expect((await ask(refused, walking.device)).status).toBe(401);
    expect((await ask(refused, new Device(scene.server.url))).status).toBe(401);
    await walking.device.call('cancelProposal', { ...at(walking), body: {} });
    expect(said(await ask(walking))).toEqual([409, 'review.nothing']);
    const count = 'select count(*)::int as count from data_request where proposal = any($1)';
    const both = [walking.proposal?._id, refused.proposal?._id];
    expect((await scene.db.query(count, [both])).rows).toEqual([{ count: 0 }]);
  });

  it('keeps what it is about until it is answered, and no longer than the customer was told', async () => {
    const kept = async (customer: Customer): Promise<boolean> => {
      const query = 'select state is not null as kept from proposal where id = $1';
      return (await scene.db.query<{ kept: boolean }>(query, [customer.proposal?._id])).rows[0]?.kept ?? false;
    };
    const old = async (ending = '10'): Promise<Customer> => {
      const customer = await someone(ending);
      const back = `update proposal set updated_at = now() - interval '91 days' where id = $1`;
      await scene.db.query(back, [customer.proposal?._id]);
      return customer;
    };
    const [asking, answered, silent] = [await old(), await old(), await old()];
    await ask(asking);
    const { protocol } = dataOf<Asked>(await ask(answered));
    await answer(protocol, 'Conferimos.');
    await runRetention(scene.server.runtime, { dry: false });
    expect(await Promise.all([asking, answered, silent].map(kept))).toEqual([true, false, false]);
    scene.later(16);
    await runRetention(scene.server.runtime, { dry: false });
    scene.later(0);
    expect(await kept(asking)).toBe(false);
  });
});
