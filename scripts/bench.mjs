// `npm run bench`: rewrites its section of benchmarks/results.md. Its peers have an installation of their own, which no user pays for.
import fs from 'node:fs';
import { ensurePortalBuilt } from './lib/buildPortal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { installPeers } from './lib/peers.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { Advice, main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  await ensurePortalBuilt(node);
  await installPeers();
  const script = inRoot('benchmarks/run.ts');
  if (!fs.existsSync(script)) throw new Advice('There are no benchmarks yet: benchmarks/run.ts is missing.');
  become(node, [script, ...process.argv.slice(2)]);
});
