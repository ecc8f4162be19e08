// `npm test`: what CI runs before anything lands; the long suite is `npm run test:all`. What is missing on the machine is brought along.
// `npm test -- <words>`: only the test files that have one of the words in their path.
import { checkParts } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { leftOut } from './lib/longParts.mjs';
import { browserEnv, runNamedTests } from './lib/namedTests.mjs';
import { report, runParts, together } from './lib/parts.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';
import { runVitest } from './lib/vitest.mjs';

await main(async () => {
  const words = process.argv.slice(2);
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  report(words.length > 0 ? await runNamedTests(node, words) : await runEverything(node));
});

/** Two at a time what keeps one core busy; then, one after the other, what plays on two by itself. */
async function runEverything(node) {
  const env = await browserEnv(node);
  const unit = { name: 'unit tests', work: () => runVitest(node, ['unit'], { without: leftOut }) };
  const checks = await runParts([unit, ...checkParts(node)], { atOnce: 2 });
  const tests = await runParts(
    [
      { name: 'integration tests', work: () => runVitest(node, ['integration'], { without: leftOut }) },
      { name: 'browser tests', work: () => runVitest(node, ['e2e'], { env, without: leftOut }) },
    ],
    { atOnce: 1 },
  );
  return together([checks, tests]);
}
