import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { consents, personal } from '../../support/answers.ts';
import { Customer, type Device } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import type { TestServer } from '../../support/server.ts';
import { inWaves } from '../../support/waves.ts';
import { listenTo } from './events.ts';
import { DealtDevice, deviceAt, startTwo, type TwoServers } from './twoServers.ts';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwo();
});
afterAll(() => servers.close());
afterEach(() => void vi.restoreAllMocks());

interface Effect {
  readonly operation: string;
  readonly calls: number;
  readonly outcome: string | null;
}

const poll = async (device: Device, { hash }: Customer): Promise<number> => {
  const { body } = await device.call('finishedUpdate', { params: { id: hash } });
  return Number(Object(body.data).proposal?.revision);
};

/** Names of the statements that requests run from now on; what jobs look for by themselves is left out. */
function statementsOf(server: TestServer): readonly string[] {
  const names: string[] = [];
  const query = server.runtime.db.query.bind(server.runtime.db);
  vi.spyOn(server.runtime.db, 'query').mockImplementation((statement: unknown, ...rest: unknown[]) => {
    const name = String(Reflect.get(Object(statement), 'name'));
    if (!/^(question|withdrawal|outcome_message|inbox|sim_callback)_/.test(name)) names.push(name);
    return Reflect.apply(query, null, [statement, ...rest]);
  });
  return names;
}

async function customerAt(slug: string): Promise<Customer> {
  const customer = new Customer(servers.a.url);
  await walk(customer, new World(servers.a.url), undefined, slug);
  return customer;
}

describe('two processes on one database', () => {
  it('carry a journey together, each outside effect done once', async () => {
    const customer = new Customer(servers.a.url, new DealtDevice(servers));
    const world = new World(servers.b.url);
    const proposal = await walk(customer, world);
    expect(proposal).toMatchObject({ situation: 'approved', data: { end: 'finished' } });
    const effects = await world.get<readonly Effect[]>(`/simulador/efeitos?proposta=${proposal._id}`);
    expect(effects.filter(({ calls, outcome }) => calls !== 1 || outcome === null)).toEqual([]);
    expect(effects.filter(({ operation }) => operation === 'lender.disburse')).toHaveLength(1);
  });

  it('count the tries of a code together: each says how many are left', async () => {
    const customer = await customerAt('codigo');
    await customer.sendCode();
    const wrong = (await new World(servers.a.url).code(customer.phone)) === '000000' ? '111111' : '000000';
    const at = { params: { id: customer.hash, step: 'codigo' }, body: { token: wrong } };
    const devices = [servers.a, servers.b, servers.a, servers.b].map((server) =>
      deviceAt(server, customer.device.cookies),
    );
    const answers = await Promise.all(devices.map((device) => device.call('tokenConfirm', at)));
    expect(answers.map(({ body }) => body.message).toSorted()).toEqual([
      'Código errado. Resta 1 tentativa.',
      ...[2, 3, 4].map((left) => `Código errado. Restam ${left} tentativas.`),
    ]);
  });

  it('tell each other of a change: the stream says so, and the poll has it at once', async () => {
    const customer = await customerAt('dados-pessoais');
    const elsewhere = deviceAt(servers.b, customer.device.cookies);
    const stream = await listenTo(elsewhere, customer.hash);
    await stream.next('revision');
    const before = await poll(elsewhere, customer);
    expect(await poll(elsewhere, customer)).toBe(before);
    const after = await customer.submit('dados-pessoais', { ...personal, celular: customer.phone });
    await stream.next('changed');
    expect(await poll(elsewhere, customer)).toBe(after.revision);
    stream.close();
  });

  it('answer polls without a query while nothing changes, and with one after a change', async () => {
    const customer = await customerAt('dados-pessoais');
    const elsewhere = deviceAt(servers.b, customer.device.cookies);
    const stream = await listenTo(elsewhere, customer.hash);
    await poll(elsewhere, customer);
    const statements = statementsOf(servers.b);
    for (let turn = 0; turn < 50; turn += 1) await poll(elsewhere, customer);
    expect(statements).toEqual([]);
    await customer.submit('dados-pessoais', { ...personal, celular: customer.phone });
    await stream.next('changed');
    // The stream has asked once whether its device is still let in; the polls ask once.
    expect(statements).toEqual(['access_find']);
    for (let turn = 0; turn < 50; turn += 1) await poll(elsewhere, customer);
    expect(statements).toEqual(['access_find', 'access_find']);
    stream.close();
  });

  it('do not believe what they remember when the line to the database was cut', async () => {
    const customer = await customerAt('dados-pessoais');
    const elsewhere = deviceAt(servers.b, customer.device.cookies);
    await poll(elsewhere, customer);
    await servers.a.runtime.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'passo-listen' and datname = current_database()`,
    );
    const after = await customer.submit('dados-pessoais', { ...personal, celular: customer.phone });
    const late = new Customer(servers.b.url, elsewhere);
    late.hash = customer.hash;
    await late.until(({ revision }) => revision === after.revision, 5);
  });

  it('find out by themselves what a process committed that died before it told anybody', async () => {
    const customer = await customerAt('dados-pessoais');
    const elsewhere = deviceAt(servers.b, customer.device.cookies);
    const stream = await listenTo(elsewhere, customer.hash);
    const before = await poll(elsewhere, customer);
    await servers.a.runtime.db.query('update proposal set revision = revision + 1 where id = $1', [
      customer.proposal?._id,
    ]);
    await stream.next('changed', 8_000);
    expect(await poll(elsewhere, customer)).toBe(before + 1);
    stream.close();
  });

  it('count what may be done together: of 140 submits of a device in a minute 120 are looked at', async () => {
    const customer = new Customer(servers.a.url);
    await customer.open();
    await customer.create(consents());
    const devices = [deviceAt(servers.a, customer.device.cookies), deviceAt(servers.b, customer.device.cookies)];
    const params = { hashId: customer.hash, step: 'endereco' };
    const body = { hashId: customer.hash, revision: 0, endereco: {} };
    const all = await inWaves(140, (at) => (devices[at % 2] ?? customer.device).call('updateStep', { params, body }));
    expect(all.filter(({ status }) => status === 409)).toHaveLength(120);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
