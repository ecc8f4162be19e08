// `npm run retention -- [--dry-run | --proposal <id> | --register]`: ends personal data whose time has come (docs/operating.md).
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: false });
  become(await pinnedNode(), [inRoot('apps/server/src/retention.ts'), ...process.argv.slice(2)]);
});
