// `npm run bench:challenge`: how long a challenge takes a cheap phone; rewrites its section of benchmarks/results.md.
import { ensurePortalBuilt } from './lib/buildPortal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  await ensurePortalBuilt(node);
  become(node, [inRoot('benchmarks/challenge/run.ts'), ...process.argv.slice(2)]);
});
