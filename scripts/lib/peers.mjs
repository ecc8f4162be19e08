import fs from 'node:fs';
import { npm } from './install.mjs';
import { inRoot } from './paths.mjs';
import { Advice, tail } from './run.mjs';

/** What the benchmarks compare with has an installation of its own, which no user pays for. */
export async function installPeers() {
  const lock = inRoot('benchmarks/package-lock.json');
  const present = inRoot('benchmarks/node_modules/.package-lock.json');
  if (!fs.existsSync(lock)) return;
  if (fs.existsSync(present) && fs.statSync(present).mtimeMs > fs.statSync(lock).mtimeMs) return;
  console.log('Installing what the benchmarks compare with ...');
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: inRoot('benchmarks') });
  if (code !== 0) throw new Advice(`The benchmarks' packages could not be installed:\n${tail(output)}`);
}
