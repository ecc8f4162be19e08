// `npm test`: everything that CI runs. What is missing on the machine is brought along.
import { ensurePortalBuilt } from './lib/buildPortal.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runParts, summary } from './lib/parts.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { main } from './lib/run.mjs';
import { runVitest } from './lib/vitest.mjs';

// The quick part tries a tenth of them.
const LOANS = ['properties', 'naive', 'extremes'].map((name) => `packages/finance/src/${name}.test.ts`);
const MANY_LOANS = { FINANCE_RUNS: '100000' };

await main(async () => {
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  const env = { CHROMIUM_PATH: await ensureChromium(node) };
  await ensurePortalBuilt(node);
  const checks = await runChecks(node);
  // One after the other: both measure time against a PostgreSQL and a server of their own.
  const tests = await runParts(
    [
      { name: 'a hundred thousand loans', work: () => runVitest(node, 'unit', { env: MANY_LOANS, files: LOANS }) },
      { name: 'integration tests', work: () => runVitest(node, 'integration', { env }) },
      { name: 'browser tests', work: () => runVitest(node, 'e2e', { env }) },
    ],
    { atOnce: 1 },
  );
  const counts = { passed: checks.passed + tests.passed, failed: checks.failed + tests.failed };
  console.log(summary(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
