// `npm run partner:explain -- <channel> [key]`: what a channel is, and which level said so (docs/partners.md).
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: false });
  become(await pinnedNode(), [inRoot('apps/server/src/partnerExplain.ts'), ...process.argv.slice(2)]);
});
