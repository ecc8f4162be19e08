import { createHash } from 'node:crypto';
import { catalog } from '@passo/catalog';
import { canonical, compileFlow, type FlowDefinition } from '@passo/engine';
import { statement, type Queryable } from '../database/pool.ts';
import type { Channel, Channels, FlowVersion } from './channel.ts';
import type { LoadedChannel } from './loadChannel.ts';

const publishVersion = statement<{ id: number }, [string, Buffer, string]>(
  'flow_version_publish',
  `with made as (
     insert into flow_version (channel, digest, definition) values ($1, $2, $3)
     on conflict (channel, digest) do nothing returning id)
   select id from made union all select id from flow_version where channel = $1 and digest = $2 limit 1`,
);

const readVersion = statement<{ channel: string; definition: FlowDefinition }, [number]>(
  'flow_version_read',
  'select channel, definition from flow_version where id = $1',
);

/** Publishes every channel's flow (an unchanged one keeps its version) and answers the channels by code and by host. */
export async function publishChannels(db: Queryable, loaded: readonly LoadedChannel[]): Promise<Channels> {
  const all: Channel[] = [];
  // Who said what of a channel is not kept: it is asked for by a command alone.
  for (const { definition, code, partner, settings, theme, texts, amounts } of loaded) {
    const text = canonical(definition);
    const digest = createHash('sha256').update(text).digest();
    const flowVersion = await publishOnce(db, code, digest, text);
    all.push({ code, partner, settings, theme, texts, amounts, flowVersion });
  }
  return {
    all,
    byCode: (code) => all.find((channel) => channel.code === code),
    byHost: (host) => all.find(({ partner }) => partner.hosts.includes(host)),
  };
}

async function publishOnce(db: Queryable, code: string, digest: Buffer, text: string): Promise<number> {
  for (;;) {
    const [row] = await publishVersion(db, [code, digest, text]);
    // No row: another process made the version while this statement ran; it is there for the next one.
    if (row !== undefined) return row.id;
  }
}

/** Versions never change, so each is read and compiled once a process. */
export function flowVersions(
  db: Queryable,
  { byCode }: Pick<Channels, 'byCode'>,
): (id: number) => Promise<FlowVersion> {
  const known = new Map<number, Promise<FlowVersion>>();
  const load = async (id: number): Promise<FlowVersion> => {
    const [row] = await readVersion(db, [id]);
    if (row === undefined) throw new Error('a proposal pins a flow version that does not exist');
    const { channel, definition } = row;
    const seller = byCode(channel)?.partner.correspondent ?? null;
    return { id, definition, flow: compileFlow(definition, catalog), seller };
  };
  return (id) => {
    const version = known.get(id) ?? load(id);
    known.set(id, version);
    version.catch(() => known.delete(id));
    return version;
  };
}
