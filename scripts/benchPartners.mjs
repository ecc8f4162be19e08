// `npm run bench:partners`: what a thousand partners cost; rewrites its section of benchmarks/results.md.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  become(await pinnedNode(), [inRoot('benchmarks/partners/run.ts'), ...process.argv.slice(2)]);
});
