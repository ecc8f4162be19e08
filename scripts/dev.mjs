// `npm run dev`: the server restarts and the portal reloads as files change. Open the address that it prints.
import { ensurePortalBuilt } from './lib/buildPortal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  // The server answers pages only where a portal was built; from then on Vite serves what is in it.
  await ensurePortalBuilt(node);
  become(node, [inRoot('scripts/lib/devServer.mjs')]);
});
