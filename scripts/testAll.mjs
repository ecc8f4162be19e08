// `npm run test:all`: the long suite, part after part. `npm run test:all -- <part> ...`: these parts of it.
import { filesAtOnce } from './lib/calm.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { longParts, runOf } from './lib/longParts.mjs';
import { browserEnv } from './lib/namedTests.mjs';
import { report, runParts } from './lib/parts.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { Advice, main } from './lib/run.mjs';
import { runWithSecondTry } from './lib/secondTry.mjs';
import { listTestFiles, runVitest } from './lib/vitest.mjs';

const MOST_SECONDS = 600;

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(longParts, name));
  if (unknown.length > 0)
    throw new Advice(`There is no part ${unknown.join(', ')}: ${Object.keys(longParts).join(', ')}.`);
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  const usual = { ...(await browserEnv(node)), PASSO_FILES_AT_ONCE: String(await filesAtOnce()) };
  const all = await listTestFiles(node);
  const partOf = (name) => {
    const { files, env } = runOf(name);
    const missing = files.filter((file) => !all.some((one) => one.file === file));
    if (missing.length > 0) throw new Advice(`The part ${name} names what is not there: ${missing.join(', ')}.`);
    const projects = [...new Set(all.filter(({ file }) => files.includes(file)).map(({ project }) => project))];
    const run = projects.includes('unit') ? runVitest : runWithSecondTry;
    const work = () => run(node, projects, { files, env: { ...usual, ...env } });
    return { name, work, mostSeconds: MOST_SECONDS };
  };
  report(await runParts((names.length > 0 ? names : Object.keys(longParts)).map(partOf), { atOnce: 1 }));
});
