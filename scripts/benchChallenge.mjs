// `npm run bench:challenge`: how long a challenge takes a cheap phone; rewrites its section of benchmarks/results.md.
import { ensureInstalled } from './lib/install.mjs';
import { browserEnv } from './lib/namedTests.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  Object.assign(process.env, await browserEnv(node));
  become(node, [inRoot('benchmarks/challenge/run.ts'), ...process.argv.slice(2)]);
});
