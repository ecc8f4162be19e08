import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { retainDaily } from '../../../apps/server/src/jobs/retentionJob.ts';
import { verifyRecord } from '../../../apps/server/src/flows/retention/record.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { machineClock } from '../../support/day.ts';
import { walk } from '../../support/journey.ts';
import type { TestServer } from '../../support/server.ts';
import { listenTo } from '../processes/events.ts';
import { openScene, type Scene } from './scene.ts';

/* Retention as the house does it by itself, beside other processes, customers and crashes. */

let scene: Scene;
let other: TestServer;
beforeAll(async () => {
  scene = await openScene();
  other = await scene.another();
});
afterAll(() => scene.close());

const begin = async (): Promise<Customer> => {
  const customer = new Customer(scene.server.url);
  await customer.open();
  await customer.create(consents());
  return customer;
};
const one = async <Value>(sql: string, ...values: readonly unknown[]): Promise<Value | undefined> =>
  (await scene.db.query<{ value: Value }>(sql, [...values])).rows[0]?.value;
const isEmpty = (customer: Customer) =>
  one<boolean>('select state is null as value from proposal where id = $1', customer.proposal?._id);
const verify = (id: string | undefined) => verifyRecord(scene.server.runtime, id ?? '');

describe('the daily job', () => {
  it('gives a house that hears of it a day, then runs once a day, in one of two processes', async () => {
    const customer = await begin();
    const stream = await listenTo(customer.device, customer.hash);
    await stream.next('revision');
    const metrics = createMetrics();
    const both = () => Promise.all([scene.server, other].map(({ runtime }) => retainDaily(runtime, metrics)));
    expect(await both()).toEqual([false, false]);
    scene.later(91);
    expect((await both()).filter(Boolean)).toHaveLength(1);
    expect(await isEmpty(customer)).toBe(true);
    // Whoever has the page open hears of it, and asks.
    await stream.next('changed');
    expect(await customer.device.call('finishedUpdate', { params: { id: customer.hash } })).toMatchObject({
      status: 410,
    });
    stream.close();
    expect(await both()).toEqual([false, false]);
    scene.later(92.5);
    expect((await both()).filter(Boolean)).toHaveLength(1);
    const text = (await metrics.render()).body;
    expect(text).toMatch(/retention_erased_total\{rule="unfinished"\} 1\n/);
    expect(scene.log()).toMatch(/"job":"retention","kind":"unfinished","count":1/);
    scene.later(0);
  });

  it('is taken over from a process that died in it', async () => {
    await scene.db.query(
      `update chore set due_at = now() - interval '1 day', leased_until = now() + interval '1 minute'`,
    );
    expect(await retainDaily(other.runtime, createMetrics())).toBe(false);
    await scene.db.query(`update chore set leased_until = now() - interval '1 second'`);
    expect(await retainDaily(other.runtime, createMetrics())).toBe(true);
  });
});

describe('retention', () => {
  it('keeps what was contracted until five years after the last installment, and says why it looks again then', async () => {
    const customer = new Customer(scene.server.url);
    const { _id: id, data } = await walk(customer, scene.world);
    expect(data.end).toBe('finished');
    scene.later(91);
    expect(await runRetention(scene.server.runtime, { dry: false })).toMatchObject({ tallies: [] });
    const again = (await one<Date>('select look_again_at as value from proposal where id = $1', id)) ?? new Date(0);
    // 24 installments from the next month or the one after, and five years.
    const years = (again.getTime() - machineClock.now().getTime()) / 31_557_600_000;
    expect(years).toBeGreaterThan(6.9);
    expect(years).toBeLessThan(7.4);
    scene.later(6.9 * 365.25);
    expect(await runRetention(scene.server.runtime, { dry: false })).toMatchObject({ tallies: [] });
    scene.later(7.5 * 365.25);
    expect(await runRetention(scene.server.runtime, { dry: false })).toMatchObject({
      tallies: [{ rule: 'contracted', proposals: 1 }],
    });
    expect(await isEmpty(customer)).toBe(true);
    expect(await verify(id)).toMatchObject({ problems: [] });
    scene.later(0);
  });

  it('leaves alone who comes back between being judged and being erased', async () => {
    const customer = await begin();
    scene.later(91);
    const { runtime } = scene.server;
    const versions = async (id: number) => {
      // Here the customer goes on: after the row was read, before anything was erased.
      await scene.db.query('update proposal set revision = revision + 1 where id = $1', [customer.proposal?._id]);
      return runtime.versions(id);
    };
    expect(await runRetention({ ...runtime, versions }, { dry: false })).toMatchObject({ tallies: [] });
    expect(await isEmpty(customer)).toBe(false);
    await scene.db.query('update proposal set revision = revision - 1 where id = $1', [customer.proposal?._id]);
    scene.later(0);
  });

  it('keeps what nobody can judge, and speaks of it', async () => {
    const customer = await begin();
    await scene.db.query(`update proposal set state = '\\x00' where id = $1`, [customer.proposal?._id]);
    scene.later(91);
    await runRetention(scene.server.runtime, { dry: false });
    expect(await isEmpty(customer)).toBe(false);
    expect(scene.log()).toContain('a proposal could not be judged; it stays');
    await scene.db.query('delete from proposal where id = $1', [customer.proposal?._id]);
    scene.later(0);
  });

  it('comes back for documents that could not be reached', async () => {
    const customer = await begin();
    const proposal = customer.proposal?._id ?? '';
    const { runtime } = scene.server;
    await runtime.storage.put({
      proposal,
      slug: 's',
      name: 'n',
      mediaType: 'image/jpeg',
      content: Buffer.from('photo'),
    });
    scene.later(91);
    const down = { ...runtime.storage, erase: () => Promise.reject(new Error('the document store is down')) };
    await runRetention({ ...runtime, storage: down }, { dry: false });
    const left = () => one<number>('select count(*)::int as value from document where proposal = $1', proposal);
    expect(await left()).toBe(1);
    expect(await one('select documents_gone_at as value from erasure where proposal = $1', proposal)).toBeNull();
    await runRetention(runtime, { dry: false });
    expect(await left()).toBe(0);
    expect(await one('select documents_gone_at as value from erasure where proposal = $1', proposal)).not.toBeNull();
    scene.later(0);
  });
});

describe('the record', () => {
  let id = '';
  let erased = '';
  beforeAll(async () => {
    id = (await walk(new Customer(scene.server.url), scene.world, undefined, 'endereco'))._id;
    erased = (await walk(new Customer(scene.server.url), scene.world, undefined, 'dados-pessoais'))._id;
    await scene.db.query(`update proposal set updated_at = now() - interval '91 days' where id = $1`, [erased]);
    await runRetention(scene.server.runtime, { dry: false });
  });

  it('of one that is under way and of one that is erased verifies', async () => {
    expect(await verify(id)).toMatchObject({ problems: [] });
    expect(await verify(erased)).toMatchObject({ problems: [] });
    expect(await verify('00000000-0000-0000-0000-000000000001')).toBeNull();
  });

  it.each([
    ['another kind', `update event set kind = 'step.refused' where proposal = $1 and after_revision = 2`],
    ['another time', `update event set at = at + interval '1 microsecond' where proposal = $1 and after_revision = 2`],
    ['another actor', `update event set actor = 'system' where proposal = $1 and after_revision = 2`],
    ['another step', `update event set slug = 'conta' where proposal = $1 and after_revision = 2`],
    ['an event that is gone', 'delete from event where proposal = $1 and after_revision = 2'],
    [
      'a last event that is gone',
      'delete from event where proposal = $1 and after_revision = (select max(after_revision) from event where proposal = $1)',
    ],
    ['another digest', `update event set digest = sha256('x') where proposal = $1 and after_revision = 2`],
  ])('with %s does not verify, erased or not', async (_what, sql) => {
    for (const proposal of [id, erased]) {
      await keep(proposal);
      await scene.db.query({ text: sql, values: [proposal] });
      expect((await verify(proposal))?.problems.length, proposal).toBeGreaterThan(0);
      await restore(proposal);
      expect(await verify(proposal)).toMatchObject({ problems: [] });
    }
  });

  it('whose sealed words were changed or taken away does not verify while the data are there', async () => {
    for (const change of [`'\\x00'`, 'null']) {
      await keep(id);
      await scene.db.query(`update event set change = ${change} where proposal = $1 and after_revision = 2`, [id]);
      expect((await verify(id))?.problems).toEqual(['What event 2 sealed was changed.']);
      await restore(id);
    }
  });

  it('that somebody wrote anew from the start, every digest right, is not the one that was closed', async () => {
    await keep(erased);
    await scene.db.query(`update event set kind = 'step.refused' where proposal = $1 and after_revision = 2`, [erased]);
    const copy = 'create temporary table anew as select * from event where proposal = ';
    await scene.db.query(`${copy}'${erased}'; delete from event where proposal = '${erased}'`);
    await scene.db.query(
      `insert into event (proposal, after_revision, before_revision, kind, slug, actor, at, change)
       select proposal, after_revision, before_revision, kind, slug, actor, at, change from anew order by after_revision;
       drop table anew`,
    );
    expect((await verify(erased))?.problems).toEqual([
      'The record is not the one that was closed when the data were erased.',
    ]);
    await restore(erased);
  });
});

/** The record as it is, to be put back as it was: past the trigger that would chain it anew. */
const keep = (id: string) => scene.db.query(`create table kept_record as select * from event where proposal = '${id}'`);
const restore = (id: string) =>
  scene.db.query(
    `alter table event disable trigger event_chained; delete from event where proposal = '${id}';
     insert into event select * from kept_record; drop table kept_record; alter table event enable trigger event_chained`,
  );
