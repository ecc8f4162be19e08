import fs from 'node:fs';
import path from 'node:path';
import { unknownName } from '@passo/engine';
import type { z } from 'zod';
import { attempt, mistakesOf, type FileMistake } from '../mistakes.ts';
import type { PartnerFile } from '../partnerFile.ts';
import { readJson } from '../readJson.ts';
import { campaignFile, levelFile, type CampaignFile, type LevelFile } from './levelFile.ts';

/** A file of a level, read. */
export interface LevelOf<File> {
  readonly file: string;
  readonly says: File;
}
type Named<File> = Readonly<Record<string, LevelOf<File>>>;

/** All that the levels of one partner say, by what they are called. */
export interface Levels {
  readonly corporation: LevelOf<LevelFile> | undefined;
  readonly partner: LevelOf<LevelFile> | undefined;
  readonly stores: Named<LevelFile>;
  readonly channels: Named<LevelFile>;
  readonly products: Named<LevelFile>;
  readonly campaigns: Named<CampaignFile>;
}

export const CORPORATIONS = 'partners/corporations';

interface Place {
  readonly root: string;
  /** The partner's, and the names of what stands in it. */
  readonly folder: string;
  readonly there: readonly string[];
  readonly mistakes: FileMistake[];
}

/** Reads them, and refuses those that nothing is called by: nobody would ever see what they say. */
export function readLevels(place: Place, { channels, corporation }: PartnerFile): Levels {
  const { root, folder, there, mistakes } = place;
  const all = <File>(kind: string, shape: z.ZodType<File>, known?: readonly string[]) =>
    there.includes(kind)
      ? readAll({ root, folder: `${folder}/${kind}`, shape, mistakes, ...(known && { known }) })
      : {};
  const group = `${CORPORATIONS}/${corporation}.json`;
  return {
    corporation: fs.existsSync(path.join(root, group)) ? readOne(root, group, mistakes) : undefined,
    partner: there.includes('overrides.json') ? readOne(root, `${folder}/overrides.json`, mistakes) : undefined,
    stores: all('stores', levelFile, unique(channels.map(({ store }) => store))),
    channels: all('channels', levelFile, unique(channels.map(({ code }) => code))),
    products: all('products', levelFile, unique(channels.map(({ product }) => product))),
    campaigns: all('campaigns', campaignFile),
  };
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

function readOne(root: string, file: string, mistakes: FileMistake[]): LevelOf<LevelFile> | undefined {
  const says = attempt(mistakes, () => readJson(path.join(root, file), file, levelFile));
  return says === undefined ? undefined : { file, says };
}

interface Folder<File> {
  readonly root: string;
  readonly folder: string;
  readonly shape: z.ZodType<File>;
  readonly mistakes: FileMistake[];
  /** What its files may be called; whatever they like where this is left out. */
  readonly known?: readonly string[];
}

function readAll<File>({ root, folder, shape, mistakes, known }: Folder<File>): Named<File> {
  const entries = namesIn(path.join(root, folder)).flatMap((name) => {
    const file = `${folder}/${name}.json`;
    if (known?.includes(name) === false)
      mistakes.push(...mistakesOf([unknownName('', `name of a file in ${folder}`, name, known)], file));
    const says = attempt(mistakes, () => readJson(path.join(root, file), file, shape));
    return says === undefined ? [] : [[name, { file, says }] as const];
  });
  return Object.fromEntries(entries);
}

const namesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
