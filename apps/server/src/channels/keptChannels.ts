import { createHash } from 'node:crypto';
import { canonical, type FlowDefinition, type Json } from '@passo/engine';
import { z } from 'zod';
import { statement, type Queryable } from '../database/pool.ts';
import { amountLimits } from './amountLimits.ts';
import { keptBank } from './banks/keptBank.ts';
import type { Channel } from './channel.ts';
import { channelFile, partnerFile } from './partnerFile.ts';
import { textsFile } from './textsFile.ts';
import { dressed, themeFile } from './themeFile.ts';

/* Each channel as it was when its partner's files could last be read. */

const knownKept = statement<{ code: string }, [readonly string[], readonly Buffer[]]>(
  'channels_kept_known',
  `select k.code from channel_kept k join unnest($1::text[], $2::bytea[]) as given (code, digest) using (code, digest)`,
);

const keep = statement<
  never,
  [readonly string[], readonly string[], readonly number[], readonly Buffer[], readonly string[]]
>(
  'channels_keep',
  `insert into channel_kept (code, partner, flow_version, digest, said)
   select code, partner, flow_version, digest, said::jsonb
   from unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[], $5::text[]) as given (code, partner, flow_version, digest, said)
   on conflict (code) do update
   set (partner, flow_version, digest, said) = (excluded.partner, excluded.flow_version, excluded.digest, excluded.said)`,
);

/** What a partner sells no more does not come back by a mistake. */
const forget = statement<never, [readonly string[], readonly string[]]>(
  'channels_forget',
  'delete from channel_kept where partner = any($1) and code <> all($2)',
);

const readKept = statement<
  { code: string; flow_version: number; said: unknown; definition: FlowDefinition },
  [readonly string[]]
>(
  'channels_kept_read',
  `select k.code, k.flow_version, k.said, v.definition from channel_kept k join flow_version v on v.id = k.flow_version
   where k.partner = any($1) order by k.code`,
);

/** Some kilobytes each. */
const AT_ONCE = 200;

/** Keeps what these partners sell, which is all of it. */
export async function keepChannels(db: Queryable, channels: readonly Channel[]): Promise<void> {
  const all = channels.map((channel) => ({ channel, ...keptOf(channel) }));
  const codes = all.map(({ channel }) => channel.code);
  await forget(db, [[...new Set(channels.map(({ partner }) => partner.slug))], codes]);
  const known = new Set((await knownKept(db, [codes, all.map(({ digest }) => digest)])).map(({ code }) => code));
  const changed = all.filter(({ channel }) => !known.has(channel.code));
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const some = changed.slice(from, from + AT_ONCE);
    await keep(db, [
      some.map(({ channel }) => channel.code),
      some.map(({ channel }) => channel.partner.slug),
      some.map(({ channel }) => channel.flowVersion),
      some.map(({ digest }) => digest),
      some.map(({ text }) => text),
    ]);
  }
}

function keptOf({ partner, settings, bank, lenders, theme, texts, flowVersion }: Channel) {
  const whole = { partner: { ...partner, channels: undefined }, settings, bank, lenders, theme, texts };
  const plain: Json = JSON.parse(JSON.stringify(whole));
  const text = canonical(plain);
  return { text, digest: createHash('sha256').update(`${flowVersion} ${text}`).digest() };
}

/** As a release reads it that knows other keys: what is new has its default. */
const said = z.object({
  bank: keptBank,
  lenders: z.array(keptBank),
  partner: partnerFile.omit({ channels: true }),
  settings: channelFile,
  theme: themeFile,
  texts: textsFile,
});

/** What these partners sold last; without what this release cannot read any more. */
export async function lastKept(db: Queryable, partners: readonly string[]): Promise<readonly Channel[]> {
  const rows = await readKept(db, [partners]);
  return rows.flatMap(({ code, flow_version: flowVersion, definition, ...row }) => {
    const { data } = said.safeParse(row.said);
    if (data === undefined) return [];
    const theme = dressed(data.theme, data.settings.product);
    return [{ code, ...data, theme, amounts: amountLimits(definition), flowVersion }];
  });
}
