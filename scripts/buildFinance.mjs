// `npm run build -w packages/finance`: the library as a package of its own, in packages/finance/dist (or where the first word says).
import path from 'node:path';
import { buildFinance } from './lib/buildFinance.mjs';
import { inRoot } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  const [out = inRoot('packages/finance/dist')] = process.argv.slice(2);
  await buildFinance(await pinnedNode(), path.resolve(out));
});
