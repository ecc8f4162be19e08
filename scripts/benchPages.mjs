// `npm run bench:pages`: what a cheap phone waits for; rewrites its section of benchmarks/results.md.
import { ensureInstalled } from './lib/install.mjs';
import { browserEnv } from './lib/namedTests.mjs';
import { inRoot } from './lib/paths.mjs';
import { installPeers } from './lib/peers.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  Object.assign(process.env, await browserEnv(node));
  await installPeers();
  become(node, [inRoot('benchmarks/pages/run.ts'), ...process.argv.slice(2)]);
});
