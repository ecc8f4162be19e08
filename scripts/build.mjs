// `npm run build`: the portal, as it is served. The server runs from its sources.
import { ensurePortalBuilt } from './lib/buildPortal.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => ensurePortalBuilt(await pinnedNode()));
