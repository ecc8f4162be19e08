import path from 'node:path';
import { z } from 'zod';
import type { Written } from './levels/levelsOf.ts';
import { readLevels, type Levels } from './levels/readLevels.ts';
import { attempt, type FileMistake } from './mistakes.ts';
import { partnerFile, type PartnerFile } from './partnerFile.ts';
import { readJson } from './readJson.ts';

/** A partner's folder, read, before its channels are. */
export interface PartnerFolder {
  readonly root: string;
  /** As its reader calls it: `partners/aurora`. */
  readonly folder: string;
  readonly partner: PartnerFile;
  readonly levels: Levels;
  /** Theme or texts are undefined where they could not be read, which was told. */
  readonly written: Written;
}

export function readFolder(root: string, folder: string, mistakes: FileMistake[]): PartnerFolder | undefined {
  const read = <Shape extends z.ZodType>(name: string, shape: Shape) =>
    attempt(mistakes, () => readJson(path.join(root, folder, name), `${folder}/${name}`, shape));
  const partner = read('partner.json', partnerFile);
  const [theme, texts] = [read('theme.json', object), read('texts.json', object)];
  if (partner === undefined) return undefined;
  const levels = readLevels(root, folder, partner, mistakes);
  return { root, folder, partner, levels, written: { partner: read('partner.json', object), theme, texts } };
}

/** Read in its shape once every level has said its part. */
const object = z.record(z.string(), z.json());
