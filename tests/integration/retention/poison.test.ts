import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepOrphans } from '../../../apps/server/src/flows/journey/sweepOrphans.ts';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { tendDataRequests } from '../../../apps/server/src/jobs/dataRequestsJob.ts';
import { retainDaily } from '../../../apps/server/src/jobs/retentionJob.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { openScene, type Scene } from './scene.ts';

/* One row that nobody can end keeps none of the others: it is spoken of, counted, and tried again. */

let scene: Scene;
beforeAll(async () => {
  scene = await openScene({ STORAGE_PROVIDER: 'folder' });
});
afterEach(async () => {
  scene.later(0);
  await scene.db.query('drop function if exists poison cascade');
});
afterAll(() => scene.close());

async function begin(): Promise<string> {
  const customer = new Customer(scene.server.url);
  await customer.open();
  await customer.create(consents());
  return customer.proposal?._id ?? '';
}

/** Whatever does this to the row fails. */
async function poison(what: string, which: string): Promise<void> {
  await scene.db.query(
    `create function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
     create trigger poisoned before ${what} for each row when (${which}) execute function poison()`,
  );
}
const heal = () => scene.db.query('drop function poison cascade');

const stays = async (ids: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await scene.db.query<{ id: string }>(
    'select id from proposal where id = any($1::uuid[]) and state is not null order by id',
    [ids],
  );
  return rows.map(({ id }) => id);
};
const run = () => runRetention(scene.server.runtime, { dry: false });
const spoken = (id: string): number =>
  scene
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":"error"') && line.includes(id)).length;
const leftIn = async (metrics: ReturnType<typeof createMetrics>, job: string): Promise<number> =>
  Number(new RegExp(`^chores_left_total\\{job="${job}"\\} (\\d+)$`, 'm').exec((await metrics.render()).body)?.[1] ?? 0);

describe('retention', () => {
  it.each<[string, string, (id: string) => string]>([
    ['cannot be ended', 'insert on event', (id) => `new.kind = 'proposal.expired' and new.proposal = '${id}'`],
    ['cannot be closed', 'insert on event', (id) => `new.kind = 'proposal.erased' and new.proposal = '${id}'`],
    ['cannot be emptied', 'delete on device', (id) => `old.proposal = '${id}'`],
  ])('ends all but the one that %s, and that one when it can', async (_what, when, which) => {
    const ids = [await begin(), await begin(), await begin()];
    const [, bad = ''] = ids;
    scene.later(91);
    await poison(when, which(bad));
    expect(await run()).toMatchObject({ left: 1, tallies: [{ rule: 'unfinished', proposals: 2 }] });
    expect(await stays(ids)).toEqual([bad]);
    expect(spoken(bad)).toBe(1);
    await run();
    expect(spoken(bad)).toBe(2);
    await heal();
    expect(await run()).toMatchObject({ left: 0 });
    expect(await stays(ids)).toEqual([]);
  });

  it('that cannot end one thing ends the next, and counts it for whoever watches', async () => {
    const [bad, good] = [await begin(), await begin()];
    scene.later(91);
    await run();
    // Written late, by who had begun before: in the erased one as in the next.
    await scene.db.query('update proposal set look_again_at = now(), cpf_hash = $2 where id = any($1::uuid[])', [
      [bad, good],
      Buffer.alloc(32, 1),
    ]);
    await scene.db.query(
      `insert into idempotency (key, body_digest, at) values ('\\x01', '\\x02', now() - interval '9 days')`,
    );
    await poison('update on proposal', `old.id = '${bad}'`);
    await scene.db.query('delete from chore');
    const metrics = createMetrics();
    scene.later(89.5);
    await retainDaily(scene.server.runtime, metrics);
    scene.later(91);
    expect(await retainDaily(scene.server.runtime, metrics)).toBe(true);
    expect(await leftIn(metrics, 'retention')).toBe(1);
    const { rows } = await scene.db.query('select id from proposal where cpf_hash = $1', [Buffer.alloc(32, 1)]);
    expect(rows).toEqual([{ id: bad }]);
    expect((await scene.db.query(`select 1 from idempotency where key = '\\x01'`)).rowCount).toBe(0);
  });
});

describe('erasures that were asked for', () => {
  it('go on behind a hundred that cannot, and those are counted', async () => {
    const asked = await begin();
    const many = 100;
    // A hundred whose state does not open: each is another's.
    await scene.db.query(
      `with made as (
         insert into link (digest, channel, expires_at)
         select sha256(n::text::bytea), 'x', now() + interval '1 day' from generate_series(1, ${many}) n returning digest)
       insert into proposal (id, link, channel, partner, flow_version, state, situation)
       select gen_random_uuid(), made.digest, channel, partner, flow_version, state, situation from proposal, made where id = $1`,
      [asked],
    );
    await scene.db.query(
      `insert into data_request (protocol, proposal, kind, state, asked_at, due_at)
       select case when id = $1 then 'ZZZZ' else 'A' || id end, id, 'erasure', 'erasing',
         case when id = $1 then now() else now() - interval '1 day' end, now() + interval '15 days'
       from proposal where state is not null`,
      [asked],
    );
    const metrics = createMetrics();
    await tendDataRequests(scene.server.runtime, metrics);
    expect(await stays([asked])).toEqual([]);
    expect(await leftIn(metrics, 'dataRequests')).toBe(many);
    await tendDataRequests(scene.server.runtime, metrics);
    expect(await leftIn(metrics, 'dataRequests')).toBe(2 * many);
    await scene.db.query(
      `delete from data_request where state = 'erasing'; delete from proposal where state is not null`,
    );
  });
});

describe('documents that nobody accepted', () => {
  it('are removed behind some that cannot be, and those come again', async () => {
    const proposal = await begin();
    const names = Array.from({ length: 26 }, (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`);
    const place = path.join(scene.folder, proposal);
    const good = names.at(-1) ?? '';
    // A folder where a file should be is not removed.
    for (const name of names.slice(0, -1)) fs.mkdirSync(path.join(place, name, 'x'), { recursive: true });
    fs.writeFileSync(path.join(place, good), 'sealed');
    await scene.db.query(
      `insert into orphan (id, proposal, place, written_at)
       select id, $2, $3, now() - interval '1 day' + n * interval '1 second' from unnest($1::uuid[]) with ordinality as o (id, n)`,
      [names, proposal, 'folder'],
    );
    const { runtime } = scene.server;
    expect(await sweepOrphans(runtime)).toBe(20);
    expect(await sweepOrphans(runtime)).toBe(5);
    expect(fs.existsSync(path.join(place, good))).toBe(false);
    // Not at once again, but an hour later; and then they go.
    expect(await sweepOrphans(runtime)).toBe(0);
    for (const name of names) fs.rmSync(path.join(place, name), { recursive: true, force: true });
    scene.later(0.1);
    expect(await sweepOrphans(runtime)).toBe(0);
    expect((await scene.db.query('select 1 from orphan')).rowCount).toBe(0);
    expect(scene.log()).toContain('documents could not be removed');
  });
});
