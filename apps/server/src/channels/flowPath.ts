import path from 'node:path';
import { filesIn } from './filesIn.ts';

/** By name, where each flow stands, as its reader calls it. */
export type Flows = ReadonlyMap<string, string>;

/** Flows that any partner may sell by; one of the same name in a partner's folder goes before it. */
export const sharedFlows = (root: string): Flows => flowsIn(root, 'templates/flows');

/** All flows by which this partner may sell. */
export const flowsOf = (root: string, folder: string, shared: Flows): Flows =>
  new Map([...shared, ...flowsIn(root, `${folder}/flows`)]);

const flowsIn = (root: string, folder: string): Flows =>
  new Map(filesIn(path.join(root, folder)).map((file) => [file.replace(/\.json$/, ''), `${folder}/${file}`]));
