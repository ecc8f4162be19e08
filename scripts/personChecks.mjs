// `npm run person:checks -- [--release <id> | --refuse <id>]`: what waits for a person, and their decision (docs/operating.md).
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: false });
  become(await pinnedNode(), [inRoot('apps/server/src/personChecks.ts'), ...process.argv.slice(2)]);
});
