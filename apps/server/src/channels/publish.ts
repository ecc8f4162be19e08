import { catalog } from '@passo/catalog';
import { compileFlow, type FlowDefinition } from '@passo/engine';
import { statement, type Queryable } from '../database/pool.ts';
import type { Channel, Channels, FlowVersion } from './channel.ts';
import type { LoadedChannel } from './loadChannel.ts';
import { publishVersions } from './publishVersions.ts';

const readVersion = statement<{ channel: string; definition: FlowDefinition }, [number]>(
  'flow_version_read',
  'select channel, definition from flow_version where id = $1',
);

/** Publishes the flow of each channel. Who said what of a channel is not kept. */
export async function published(db: Queryable, loaded: readonly LoadedChannel[]): Promise<readonly Channel[]> {
  const versions = await publishVersions(db, loaded);
  return loaded.map(({ code, partner, settings, bank, lenders, theme, texts, amounts }): Channel => {
    const flowVersion = versions.get(code);
    if (flowVersion === undefined) throw new Error(`the flow of ${code} was not published`);
    return { code, partner, settings, bank, lenders, theme, texts, amounts, flowVersion };
  });
}

/** The channels by code and by host. */
export function channelsOf(all: readonly Channel[]): Channels {
  const byCode = new Map(all.map((channel) => [channel.code, channel]));
  const byHost = new Map(all.toReversed().flatMap((channel) => channel.partner.hosts.map((host) => [host, channel])));
  return { all, byCode: (code) => byCode.get(code), byHost: (host) => byHost.get(host) };
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
