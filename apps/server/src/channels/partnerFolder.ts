import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Written } from './levels/levelsOf.ts';
import { readLevels, type Levels } from './levels/readLevels.ts';
import { flowsOf, type Flows } from './flowPath.ts';
import { attempt, type FileMistake } from './mistakes.ts';
import { partnerFile, type PartnerFile } from './partnerFile.ts';
import { isPicture } from './isPicture.ts';
import { readJson, shaped } from './readJson.ts';

/** A partner's folder, read, before its channels are. */
export interface PartnerFolder {
  readonly root: string;
  /** As its reader calls it: `partners/aurora`. */
  readonly folder: string;
  readonly partner: PartnerFile;
  readonly levels: Levels;
  /** By which it may sell. */
  readonly flows: Flows;
  /** The names of its pictures. */
  readonly pictures: readonly string[];
  /** Theme or texts are undefined where they could not be read, which was told. */
  readonly written: Written;
}

interface Reading {
  readonly root: string;
  readonly shared: Flows;
  /** What is wrong, of all of them. */
  readonly mistakes: FileMistake[];
}

export function readFolder(folder: string, { root, shared, mistakes }: Reading): PartnerFolder | undefined {
  const read = (name: string) =>
    attempt(mistakes, () => readJson(path.join(root, folder, name), `${folder}/${name}`, object));
  const written = { partner: read('partner.json'), theme: read('theme.json'), texts: read('texts.json') };
  const partner =
    written.partner && attempt(mistakes, () => shaped(written.partner, `${folder}/partner.json`, partnerFile));
  if (partner === undefined) return undefined;
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  const there = entries.map(({ name }) => name);
  const levels = readLevels({ root, folder, there, mistakes }, partner);
  const flows = there.includes('flows') ? flowsOf(root, folder, shared) : shared;
  const pictures = entries.flatMap((entry) => (entry.isFile() && isPicture(entry.name) ? [entry.name] : []));
  return { root, folder, partner, levels, flows, pictures, written };
}

/** Read in its shape once every level has said its part. */
const object = z.record(z.string(), z.unknown());
