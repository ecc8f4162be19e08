// `npm run partner:check`, `partner:explain`, `partner:new`, `partner:preview`: the commands about partners' files (docs/partners.md).
import fs from 'node:fs';
import { ensurePortalBuilt } from './lib/buildPortal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { become, pinnedNode } from './lib/pinnedNode.mjs';
import { Advice, main } from './lib/run.mjs';

const commands = { check: 'partnerCheck.ts', explain: 'partnerExplain.ts', new: 'partnerNew.ts' };

await main(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (name === 'preview') return preview(rest[0]);
  await ensureInstalled({ withTools: false });
  become(await pinnedNode(), [inRoot('apps/server/src', commands[name]), ...rest]);
});

/** One partner's channels, drawn anew as its files change. */
async function preview(slug) {
  if (slug === undefined || !fs.existsSync(inRoot('partners', slug, 'partner.json')))
    throw new Advice(`Which partner? There is ${fs.readdirSync(inRoot('partners')).join(', ')}.`);
  process.env.PASSO_PREVIEW = slug;
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  await ensurePortalBuilt(node);
  become(node, [inRoot('scripts/lib/devServer.mjs')]);
}
