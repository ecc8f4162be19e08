// `npm test`: what CI runs before anything lands; the long suite is `npm run test:all`. What is missing on the machine is brought along.
// `npm test -- <words>`: only the test files that have one of the words in their path.
import { filesAtOnce } from './lib/calm.mjs';
import { checkParts } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { leftOut } from './lib/longParts.mjs';
import { browserEnv, runNamedTests } from './lib/namedTests.mjs';
import { report, runParts, together } from './lib/parts.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';
import { runWithSecondTry } from './lib/secondTry.mjs';
import { runVitest } from './lib/vitest.mjs';

// What each part takes on two calm cores, and a third more: where a part takes longer, the gate of ten minutes is in danger.
const MOST_SECONDS = { 'unit tests': 160, 'integration tests': 270, 'browser tests': 200 };

await main(async () => {
  const words = process.argv.slice(2);
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  report(words.length > 0 ? await runNamedTests(node, words) : await runEverything(node));
});

/** Two at a time what keeps one core busy; then, one after the other, what plays on two by itself. */
async function runEverything(node) {
  const env = { ...(await browserEnv(node)), PASSO_FILES_AT_ONCE: String(await filesAtOnce()) };
  const part = (name, run, project) => ({
    name,
    work: () => run(node, [project], { env, without: leftOut }),
    mostSeconds: MOST_SECONDS[name],
  });
  const unit = part('unit tests', runVitest, 'unit');
  const checks = await runParts([unit, ...checkParts(node, { kept: true })], { atOnce: 2 });
  const tests = await runParts(
    [part('integration tests', runWithSecondTry, 'integration'), part('browser tests', runWithSecondTry, 'e2e')],
    { atOnce: 1 },
  );
  return together([checks, tests]);
}
