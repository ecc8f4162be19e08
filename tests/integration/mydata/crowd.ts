import { randomBytes, randomUUID } from 'node:crypto';
import { openState, sealState } from '../../../apps/server/src/flows/access/state.ts';
import type { Customer } from '../../support/customer.ts';
import type { Scene } from '../retention/scene.ts';

/** So many more proposals like somebody's, each begun now: other ids and links, and a state of their own that opens. */
export async function crowdLike({ server, db }: Scene, { proposal }: Customer, count: number): Promise<void> {
  const of = proposal?._id ?? '';
  const { rows } = await db.query<{ state: Buffer }>('select state from proposal where id = $1', [of]);
  const sealed = rows[0]?.state;
  if (sealed === undefined) throw new Error('there is no such proposal');
  const state = openState(server.runtime, of, sealed);
  const ids = Array.from({ length: count }, () => randomUUID());
  const made = [of, ids, ids.map(() => randomBytes(32)), ids.map((id) => sealState(server.runtime, id, state))];
  await db.query(
    `with made as (select * from unnest($2::uuid[], $3::bytea[], $4::bytea[]) as m (id, link, state)),
       links as (insert into link select (jsonb_populate_record(l, jsonb_build_object('digest', made.link))).*
         from made, link l join proposal p on p.link = l.digest where p.id = $1 returning 1)
     insert into proposal select (jsonb_populate_record(p, to_jsonb(made) || jsonb_build_object('created_at', now()))).*
       from made, proposal p where p.id = $1 and (select count(*) from links) > 0`,
    made,
  );
}
