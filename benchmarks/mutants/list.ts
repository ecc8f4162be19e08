import fs from 'node:fs';
import path from 'node:path';
import type { Mutant } from './candidates.ts';

export interface Listed extends Mutant {
  readonly id: number;
  readonly room: string;
  /** Null until it was tried. */
  readonly verdict: 'killed' | 'survived' | 'explained' | null;
  /** The test that killed it, or why none can. */
  readonly by: string;
}

export interface List {
  readonly seed: number;
  readonly mutants: readonly Listed[];
}

const FILE = path.join(import.meta.dirname, 'list.json');

export const readList = (): List => JSON.parse(fs.readFileSync(FILE, 'utf8'));
export const writeList = (list: List): void => fs.writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`);
