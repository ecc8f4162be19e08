// `npm run provider:check -- <port> <url>`: whether somebody's server keeps what docs/adding-a-provider.md says.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: false });
  become(await pinnedNode(), [inRoot('apps/server/src/providerCheck.ts'), ...process.argv.slice(2)]);
});
