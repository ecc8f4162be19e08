import { formatCpf } from '@passo/domain';
import { createHmac } from 'node:crypto';
import { pathOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { verifyRecord } from '../../../apps/server/src/flows/retention/record.ts';
import { contentHmac } from '../../../apps/server/src/ports/contentHmac.ts';
import { Customer } from '../../support/customer.ts';
import { bodyFor, everyCall, paramsFor, queries } from '../wire/everyCall.ts';
import { iracema, openScene, walkHalfway, type Scene } from './scene.ts';
import { everyFile, everyValue, leaks, ownFiles, shapesOf, type Secrets } from './search.ts';

/* What a customer leaves unfinished is gone after 90 days, wherever it lay, and the record of it still verifies. */

const cpfShapes = [iracema.cpf, formatCpf(iracema.cpf)];
/** Of what is hers: recognisable, and not readable. */
const digests = ['cpfHash', 'contactHash'];
const phoneShapes = ['21998761234', '(21) 99876-1234', '99876-1234'];

/** Everything that is hers, as somebody would look for it. */
async function secretsOf({ server, world }: Scene, customer: Customer): Promise<Secrets> {
  const { runtime } = server;
  const id = customer.proposal?._id ?? '';
  const { rows } = await runtime.db.query<{ id: string }>('select id from document where proposal = $1', [id]);
  const photos = await Promise.all(rows.map((row) => runtime.storage.get(row.id, id)));
  const texts = await world.get<readonly { readonly text: string }[]>(`/simulador/mensagens?para=${iracema.phone}`);
  expect(photos.length).toBeGreaterThanOrEqual(3);
  expect(texts.length).toBeGreaterThanOrEqual(1);
  return {
    name: ['Iracema Quixabeira Tupinambá', 'Quixabeira Tupinambá'].flatMap(shapesOf),
    cpf: cpfShapes.flatMap(shapesOf),
    phone: phoneShapes.flatMap(shapesOf),
    email: shapesOf(iracema.email),
    street: ['Jabuticabeiras Tortas', iracema.complement].flatMap(shapesOf),
    file: shapesOf(iracema.file),
    link: shapesOf(customer.hash),
    device: [...customer.device.cookies.values()].flatMap(shapesOf),
    messages: texts.flatMap(({ text }) => shapesOf(text)),
    photos: photos.flatMap((one) => (one === null ? [] : shapesOf(one.content))),
    cpfHash: [runtime.keyring.keyedHash(iracema.cpf, 'cpf')],
    contactHash: [runtime.keyring.keyedHash(iracema.phone, 'contact')],
  };
}

/** All that is kept, in a form that can be compared. */
const snapshot = async ({ db, folder }: Scene): Promise<string> =>
  JSON.stringify(
    [...(await everyValue(db)), ...everyFile(folder)].map(({ where, bytes }) => [where, bytes.toString('base64')]),
  );

describe.each([
  ['in the database', 'database'],
  ['in a folder', 'folder'],
])('an unfinished proposal with its photos %s', (_where, storage) => {
  let scene: Scene;
  let customer: Customer;
  let bystander: Customer;
  let secrets: Secrets;
  let id = '';
  let pending: { readonly reference: string } | undefined;
  beforeAll(async () => {
    scene = await openScene(storage === 'folder' ? { STORAGE_PROVIDER: 'folder' } : {});
    customer = await walkHalfway(scene);
    id = customer.proposal?._id ?? '';
    bystander = new Customer(scene.server.url);
    await bystander.open();
    await bystander.create({
      ...{ cpf: '52998224725', lgpd: true, termoConsultaDeCPF: true },
      ...{ termoMargem: true, termoBiometria: true },
    });
    await scene.db.query(`update proposal set updated_at = now() + interval '60 days' where id = $1`, [
      bystander.proposal?._id,
    ]);
    const { rows } = await scene.db.query<{ reference: string }>(
      `select reference from question where proposal = $1 and state = 'called'`,
      [id],
    );
    [pending] = rows;
    secrets = await secretsOf(scene, customer);
  });
  afterAll(() => scene.close());

  it('is found by the search while it is there: each thing of hers, and in many places', async () => {
    const found = leaks([...(await everyValue(scene.db)), ...everyFile(scene.folder)], secrets);
    for (const name of Object.keys(secrets).filter((one) => one !== 'device'))
      expect(
        found.filter((line) => line.startsWith(`${name} in `)),
        name,
      ).not.toEqual([]);
    const readable = found.filter((line) => !line.endsWith(', opened'));
    expect(new Set(readable.map((line) => line.split(' in ')[0]))).toEqual(new Set(['photos', ...digests]));
    expect(found.length).toBeGreaterThan(25);
    expect(await verifyRecord(scene.server.runtime, id)).toMatchObject({ problems: [] });
    expect(pending).toBeDefined();
  });

  it('is left alone on its 90th day, and a dry run says on the next what would go and touches nothing', async () => {
    scene.later(90);
    expect(await runRetention(scene.server.runtime, { dry: false })).toEqual({ tallies: [], waiting: 0, left: 0 });
    scene.later(91);
    const before = await snapshot(scene);
    const { tallies, waiting } = await runRetention(scene.server.runtime, { dry: true });
    const [tally, ...others] = tallies;
    expect(waiting).toBe(0);
    expect(others).toEqual([]);
    expect(tally).toMatchObject({ partner: 'aurora', rule: 'unfinished', proposals: 1, documents: 4 });
    expect(tally?.bytes).toBeGreaterThan(10_000);
    expect(await snapshot(scene)).toBe(before);
  });

  it('leaves nothing of hers in any table, file or log on the 91st, and its record verifies', async () => {
    // Whoever holds something for her outside is told first, while it is known what.
    const first = await runRetention(scene.server.runtime, { dry: false });
    const told = async () =>
      (await scene.db.query('select operation, state from withdrawal where proposal = $1 order by operation', [id]))
        .rows;
    await expect.poll(told).toEqual(
      ['lender.accept', 'payrollMargin.reserve', 'signature.collect'].map((operation) => ({
        operation,
        state: 'told',
      })),
    );
    const { tallies, waiting } = await runRetention(scene.server.runtime, { dry: false });
    // Whoever is told at once is not waited for.
    expect([...first.tallies, ...tallies]).toMatchObject([{ rule: 'unfinished', proposals: 1, documents: 4 }]);
    expect(first.waiting).toBe(tallies.length);
    expect(waiting).toBe(0);
    const stored = [...(await everyValue(scene.db)), ...everyFile(scene.folder)];
    expect(leaks(stored, secrets)).toEqual([]);
    expect(leaks([{ where: 'the log', bytes: Buffer.from(scene.log()) }], secrets)).toEqual([]);
    expect(everyFile(scene.folder)).toEqual([]);
    // Freed rows are still in the database's files, but what lay there was never readable.
    const readable = Object.fromEntries(
      Object.entries(secrets).filter(([name]) => !['photos', ...digests].includes(name)),
    );
    expect(leaks(await ownFiles(scene.db), readable)).toEqual([]);
    const record = await verifyRecord(scene.server.runtime, id);
    expect(record).toMatchObject({ problems: [] });
    expect(record?.events).toBeGreaterThan(10);
  });

  it('leaves whoever changed something meanwhile as they were', async () => {
    expect((await bystander.refresh()).currentStep).toBe('codigo');
    const found = leaks(await everyValue(scene.db), { cpf: shapesOf('52998224725') });
    expect(found).toContain('cpf in proposal.state, opened');
  });

  it('has nothing sealed left at all', async () => {
    const { rows } = await scene.db.query(
      `select (select count(*) from event where proposal = $1 and change is not null)::int as changes,
         (select count(*) from consent where proposal = $1 and evidence is not null)::int as evidence,
         (select count(*) from consent where proposal = $1)::int as consents,
         (select count(*) from document where proposal = $1)::int as documents,
         (select count(*) from device where proposal = $1)::int + (select count(*) from code where proposal = $1)::int as proofs,
         (select state is null and cpf_hash is null and contact_hash is null from proposal where id = $1) as empty,
         (select sealed is null from link join proposal p on p.link = digest where p.id = $1) as closed`,
      [id],
    );
    expect(rows).toEqual([
      { changes: 0, evidence: 0, consents: 4, documents: 0, proofs: 0, empty: true, closed: true },
    ]);
  });

  it('answers its link with when its data were erased, whatever is asked of it, and never fails', async () => {
    await scene.db.query('delete from rate_limit');
    const answers = new Map<string, number>();
    for (const call of everyCall) {
      const response = await fetch(
        `${scene.server.url}${pathOf(call.name, paramsFor(call, customer.hash))}${queries[call.name] ?? ''}`,
        {
          method: call.method,
          headers: {
            authorization: 'Bearer passo-dev',
            cookie: [...customer.device.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
          },
          body: call.method === 'GET' ? null : JSON.stringify(bodyFor(call, customer.hash) ?? {}),
          signal: AbortSignal.timeout(20_000),
        },
      );
      const text = await response.text();
      const gone =
        response.status === 410 && /não existe mais: os dados foram apagados em \d\d\/\d\d\/\d{4}\./.test(text);
      answers.set(`${call.name} ${response.status}${gone ? ' gone' : ''}`, response.status);
      expect(leaks([{ where: call.name, bytes: Buffer.from(text) }], secrets)).toEqual([]);
    }
    expect([...answers].filter(([, status]) => status >= 500)).toEqual([]);
    const gone = [...answers.keys()].filter((line) => line.endsWith(' gone'));
    expect(gone.length).toBeGreaterThan(everyCall.length / 2);
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining(['system 410 gone', 'finishedUpdate 410 gone', 'events 410 gone']),
    );
    // Beside it one may begin anew.
    expect((await new Customer(scene.server.url).open(customer.hash)).length).toBeGreaterThan(20);
  });

  it('is not changed by a provider that calls back late', async () => {
    const before = await everyValue(scene.db);
    const provider = 'clicksign-simulado';
    const secret = createHmac('sha256', scene.server.runtime.keyring.keyedHash(provider, 'sim-webhook')).digest();
    const body = JSON.stringify({
      event: { name: 'auto_close', data: {}, occurred_at: scene.server.runtime.clock.now().toISOString() },
      document: { key: pending?.reference, path: '/contrato.pdf', status: 'closed' },
    });
    const headers = { 'content-type': 'application/json', 'content-hmac': contentHmac(secret, body) };
    const sent = await fetch(`${scene.server.url}/webhooks/${provider}`, { method: 'POST', headers, body });
    expect(sent.status).toBe(202);
    const tries = 'select max(tries) as tries from inbox where starts_with(event_id, $1)';
    const tried = async (): Promise<number> =>
      Number((await scene.db.query(tries, [pending?.reference])).rows[0]?.tries);
    await expect.poll(tried).toBeGreaterThan(0);
    const ofHers = (values: typeof before) =>
      values.filter(({ where }) => /^(proposal|event|question|erasure)\./.test(where));
    expect(ofHers(await everyValue(scene.db))).toEqual(ofHers(before));
  });
});
