import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn.ts';

/** Flows that any partner may sell by; one of the same name in a partner's folder goes before it. */
const SHARED = 'templates/flows';

/** Where a flow stands, as its reader calls it; undefined where it is not there. */
export const flowPath = (root: string, folder: string, flow: string): string | undefined =>
  [`${folder}/flows/${flow}.json`, `${SHARED}/${flow}.json`].find((file) => fs.existsSync(path.join(root, file)));

/** The names of all flows by which this partner may sell. */
export const flowNames = (root: string, folder: string): readonly string[] => {
  const names = [`${folder}/flows`, SHARED].flatMap((place) => filesIn(path.join(root, place)));
  return [...new Set(names.map((file) => file.replace(/\.json$/, '')))].sort();
};
