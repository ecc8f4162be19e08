// `npm run check`: types, lint, format, the law of imports and the unit tests, of what has changed since the last green check.
// `npm run check -- --all`: of everything, as CI looks at it.
import { changesSinceGreen } from './lib/changes.mjs';
import { checkParts } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { report, runParts } from './lib/parts.mjs';
import { pinnedNode } from './lib/pinnedNode.mjs';
import { programs, programsThatRead } from './lib/programs.mjs';
import { main } from './lib/run.mjs';
import { relatedUnitPart, wholeUnitPart } from './lib/unitPart.mjs';

await main(async () => {
  const all = process.argv.includes('--all');
  await ensureInstalled({ withTools: true });
  const node = await pinnedNode();
  const { changes, keep } = await changesSinceGreen();
  const isWhole = all || changes === null;
  const folders = isWhole ? programs() : programsThatRead(changes);
  const unit = isWhole ? wholeUnitPart(node) : await relatedUnitPart(node, changes.files);
  const result = await runParts([unit, ...checkParts(node, { kept: !all, folders })], { atOnce: 2 });
  if (result.failed === 0) keep(folders);
  report(result);
});
