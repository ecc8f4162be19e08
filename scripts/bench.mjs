// `npm run bench`: regenerates benchmarks/results.md. Its peers have an installation of their own, which no user pays for.
import fs from 'node:fs';
import { ensurePortalBuilt } from './lib/buildPortal.mjs';
import { ensureInstalled, npm } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { Advice, main, tail } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  await ensurePortalBuilt(node);
  await installPeers();
  const script = inRoot('benchmarks/run.ts');
  if (!fs.existsSync(script)) throw new Advice('There are no benchmarks yet: benchmarks/run.ts is missing.');
  become(node, [script, ...process.argv.slice(2)]);
});

async function installPeers() {
  const lock = inRoot('benchmarks/package-lock.json');
  const present = inRoot('benchmarks/node_modules/.package-lock.json');
  if (!fs.existsSync(lock)) return;
  if (fs.existsSync(present) && fs.statSync(present).mtimeMs > fs.statSync(lock).mtimeMs) return;
  console.log('Installing what the benchmarks compare with ...');
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: inRoot('benchmarks') });
  if (code !== 0) throw new Advice(`The benchmarks' packages could not be installed:\n${tail(output)}`);
}
