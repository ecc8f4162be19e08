// `npm run mutants`: whether the tests notice two hundred slips of the hand. Takes an hour or more; see docs/mutations.md.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  become(await pinnedNode(), [inRoot('benchmarks/mutants/run.ts'), ...process.argv.slice(2)]);
});
