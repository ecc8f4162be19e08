// `npm test`: everything that CI runs. What is missing on the machine is brought along.
// `npm test -- <words>`: only the test files that have one of the words in their path.
import { checkParts } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { browserEnv, runNamedTests } from './lib/namedTests.mjs';
import { report, runParts, together } from './lib/parts.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';
import { wholeUnitPart } from './lib/unitPart.mjs';
import { runVitest } from './lib/vitest.mjs';

// The quick part tries a tenth of them.
const LOANS = ['properties', 'naive', 'extremes', 'regulated/honest'].map(
  (name) => `packages/finance/src/${name}.test.ts`,
);
const MANY_LOANS = { FINANCE_RUNS: '100000' };

await main(async () => {
  const words = process.argv.slice(2);
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  report(words.length > 0 ? await runNamedTests(node, words) : await runEverything(node));
});

/** Two at a time what keeps one core busy; then, one after the other, what plays on two by itself. */
async function runEverything(node) {
  const env = await browserEnv(node);
  const loans = {
    name: 'a hundred thousand loans',
    work: () => runVitest(node, ['unit'], { env: MANY_LOANS, files: LOANS }),
  };
  const checks = await runParts([loans, wholeUnitPart(node), ...checkParts(node)], { atOnce: 2 });
  const tests = await runParts(
    [
      { name: 'integration tests', work: () => runVitest(node, ['integration']) },
      { name: 'browser tests', work: () => runVitest(node, ['e2e'], { env }) },
    ],
    { atOnce: 1 },
  );
  return together([checks, tests]);
}
