import { createHash } from 'node:crypto';
import { canonical, type FlowDefinition } from '@passo/engine';
import { statement, type Queryable } from '../database/pool.ts';

interface Published {
  readonly channel: string;
  readonly id: number;
}

const knownVersions = statement<Published, [readonly string[], readonly Buffer[]]>(
  'flow_versions_known',
  `select v.channel, v.id from flow_version v
   join unnest($1::text[], $2::bytea[]) as given (channel, digest) using (channel, digest)`,
);

const makeVersions = statement<Published, [readonly string[], readonly Buffer[], readonly string[]]>(
  'flow_versions_make',
  `insert into flow_version (channel, digest, definition)
   select channel, digest, definition::jsonb from unnest($1::text[], $2::bytea[], $3::text[]) as given (channel, digest, definition)
   on conflict (channel, digest) do nothing returning channel, id`,
);

/** A definition has some tens of kilobytes. */
const AT_ONCE = 50;

interface Given {
  readonly code: string;
  readonly definition: FlowDefinition;
}

/** The version of each channel's flow, by its code: an unchanged one keeps its own, a changed one becomes a new one. */
export async function publishVersions(db: Queryable, channels: readonly Given[]): Promise<ReadonlyMap<string, number>> {
  const digestOf = digestedOnce();
  for (;;) {
    const digests = channels.map(({ definition }) => digestOf(definition));
    const known = await knownVersions(db, [channels.map(({ code }) => code), digests]);
    const versions = new Map(known.map(({ channel, id }) => [channel, id]));
    const missing = channels.filter(({ code }) => !versions.has(code));
    if (missing.length === 0) return versions;
    // One that another process makes at the same time is known the next time round.
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const some = missing.slice(from, from + AT_ONCE);
      const values = some.map(({ definition }) => [digestOf(definition), canonical(definition)] as const);
      await makeVersions(db, [
        some.map(({ code }) => code),
        values.map(([digest]) => digest),
        values.map(([, text]) => text),
      ]);
    }
  }
}

/** Many channels share one definition: it is digested once. Its text is not kept, it may be large. */
function digestedOnce(): (definition: FlowDefinition) => Buffer {
  const all = new Map<FlowDefinition, Buffer>();
  return (definition) => {
    const digest = all.get(definition) ?? createHash('sha256').update(canonical(definition)).digest();
    all.set(definition, digest);
    return digest;
  };
}
