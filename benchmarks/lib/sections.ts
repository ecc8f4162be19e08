import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

const SECTIONS = path.join(ROOT, 'benchmarks/sections');

/**
 * results.md is its sections, one after the other. Each measurement rewrites its own and leaves the others alone;
 * `80-ci.md` and `90-missed.md` are written by hand.
 */
export function writeSection(name: string, text: string): void {
  fs.mkdirSync(SECTIONS, { recursive: true });
  fs.writeFileSync(path.join(SECTIONS, `${name}.md`), `${text.trim()}\n`);
  const names = fs.readdirSync(SECTIONS).sort();
  const parts = names.map((file) => fs.readFileSync(path.join(SECTIONS, file), 'utf8').trim());
  fs.writeFileSync(path.join(ROOT, 'benchmarks/results.md'), `${['# Measurements', ...parts].join('\n\n')}\n`);
}
