import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { runParts } from './parts.mjs';
import { run } from './run.mjs';
import { runVitest } from './vitest.mjs';

/** The fast part of the tests: types, lint, format, the law of imports and unit tests. Answers how many passed and failed. */
export function runChecks(node) {
  const tool = (name, script, args) => ({ name, work: () => runTool(node, script, args) });
  // The longest first, so that two at a time end together.
  return runParts(
    [
      tool('lint', 'eslint/bin/eslint.js', ['.']),
      { name: 'unit tests', work: () => runVitest(node, 'unit') },
      ...typedFolders().map((folder) => tool(`types ${folder}`, 'typescript/bin/tsc', ['-p', folder])),
      tool('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
      tool('law of imports', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
        ...['--config', '.dependency-cruiser.mjs'],
        ...['packages', 'apps', 'tests', 'scripts'],
      ]),
    ],
    { atOnce: 2 },
  );
}

async function runTool(node, script, args) {
  const { code, output } = await run(node, [inRoot('node_modules', script), ...args]);
  return { ok: code === 0, output };
}

// The root's own tsconfig covers the tests. The forms' benchmark needs the peers that only it installs.
const typedFolders = () => [
  '.',
  ...['benchmarks/forms'].filter(() => fs.existsSync(inRoot('benchmarks/node_modules/react-hook-form'))),
  ...['packages', 'apps'].flatMap((group) =>
    fs
      .readdirSync(inRoot(group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => fs.existsSync(inRoot(folder, 'tsconfig.json')) && fs.existsSync(inRoot(folder, 'src'))),
  ),
];
