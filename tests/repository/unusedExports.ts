import fs from 'node:fs';
import path from 'node:path';
import { connectionsOf, fileBehind, isTest, sources, type Exported } from './imports.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface UnusedExport extends Pick<Exported, 'file' | 'line' | 'name'> {
  readonly why: string;
}

/** Shows its all to people outside this repository: a library's own door. */
const libraries: ReadonlySet<string> = new Set(['packages/finance/src/index.ts']);

/** A rule that tests hold every palette against. */
const laws: ReadonlySet<string> = new Set(
  ['contrastLaw', 'buttonLaw', 'heroLaw'].map((law) => `packages/domain/src/theme/tokens.ts#${law}`),
);

/** Exports of what ships that no other file asks for, or that only tests ask for and the file itself has no use for. */
export function unusedExports(): readonly UnusedExport[] {
  const { exported, imported } = connectionsOf(sources());
  const shipped = new Set<string>();
  const anywhere = new Set<string>();
  for (const { file, name, from } of imported) {
    if (from === null) continue;
    anywhere.add(`${from}#${name}`);
    if (!isTest(file)) shipped.add(`${from}#${name}`);
  }
  const passers = exported.filter(({ name }) => name === '*');
  const has = (users: ReadonlySet<string>, { file, name }: Pick<Exported, 'file' | 'name'>): boolean =>
    users.has(`${file}#${name}`) ||
    users.has(`${file}#*`) ||
    passers.some((by) => fileBehind(by.file, by.from ?? '') === file && has(users, { file: by.file, name }));
  return exported.flatMap((one) => {
    const { file, name, line, from } = one;
    if (isTest(file) || libraries.has(file) || name === '*' || laws.has(`${file}#${name}`) || has(shipped, one))
      return [];
    if (!has(anywhere, one)) return [{ file, line, name, why: 'nobody imports it; do not export it, or remove it' }];
    // A package's door is for its tests too.
    const kept = from !== undefined || timesIn(file, name) > 1;
    return kept ? [] : [{ file, line, name, why: 'only tests use it; let them reach what ships' }];
  });
}

const timesIn = (file: string, name: string): number =>
  fs.readFileSync(path.join(ROOT, file), 'utf8').match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
