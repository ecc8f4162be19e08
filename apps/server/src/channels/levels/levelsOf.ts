import { isJsonObject, isRecord, type JsonObject } from '@passo/engine';
import type { LevelFile } from './levelFile.ts';
import type { LevelOf, Levels } from './readLevels.ts';
import type { Level } from './resolve.ts';

/** A channel of a partner, as its files name it. */
interface Named {
  readonly folder: string;
  /** Its place in `channels` of partner.json. */
  readonly index: number;
  readonly code: string;
  readonly store: string;
  readonly product: string;
  readonly campaign?: string | undefined;
}

/** The partner's own three files as they are written, before anything is filled in. */
export interface Written {
  readonly partner: unknown;
  readonly theme: unknown;
  readonly texts: unknown;
}

/**
 * From the widest to the narrowest: corporation, partner, store, channel, product, campaign. The partner's theme and texts are what
 * it says differently from its corporation, and its `channels` what each says differently from its store.
 */
export function levelsOf(levels: Levels, written: Written, named: Named): readonly Level[] {
  const { folder, index, code, store, product, campaign } = named;
  return [
    ...level('corporation', levels.corporation),
    ...own('partner', `${folder}/theme.json`, 'theme', written.theme),
    ...own('partner', `${folder}/texts.json`, 'texts', written.texts),
    ...level('partner', levels.partner),
    ...level('store', levels.stores[store]),
    ...own('channel', `${folder}/partner.json`, 'settings', channelIn(written.partner, index), `channels[${index}]`),
    ...level('channel', levels.channels[code]),
    ...level('product', levels.products[product]),
    ...(campaign === undefined ? [] : level('campaign', levels.campaigns[campaign])),
  ];
}

function level(name: string, read: LevelOf<LevelFile> | undefined): readonly Level[] {
  if (read === undefined) return [];
  const { theme, texts, settings, steps, phases } = read.says;
  const patch = Object.fromEntries(
    Object.entries({ theme, texts, settings, steps, phases }).filter(([, said]) => said !== undefined),
  );
  return isJsonObject(patch) ? [{ name, file: read.file, patch }] : [];
}

/** A file, or a part of one, which is all about one thing: `colors.primary` of a theme.json is `theme.colors.primary`. */
function own(name: string, file: string, part: string, said: unknown, root = ''): readonly Level[] {
  if (!isJsonObject(said)) return [];
  const patch: JsonObject = { [part]: said };
  const inFile = (path: string): string => [root, path.slice(part.length + 1)].filter((one) => one !== '').join('.');
  return [{ name, file, patch, inFile }];
}

function channelIn(partner: unknown, index: number): unknown {
  const channels = isRecord(partner) ? partner['channels'] : undefined;
  return Array.isArray(channels) ? channels[index] : undefined;
}
