// `npm run bench:finance`: what the calculations of money take; rewrites its section of benchmarks/results.md.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { installPeers } from './lib/peers.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  await installPeers();
  become(node, [inRoot('benchmarks/finance/run.ts'), ...process.argv.slice(2)]);
});
