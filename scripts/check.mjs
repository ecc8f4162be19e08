// `npm run check`: the fast part of the tests, in under a minute.
import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { summary } from './lib/parts.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled({ withTools: true });
  const counts = await runChecks(await pinnedNode());
  console.log(summary(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
