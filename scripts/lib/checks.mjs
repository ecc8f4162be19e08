import { inRoot } from './paths.mjs';
import { buildInfoOf, programs } from './programs.mjs';
import { run } from './run.mjs';

/**
 * Lint, types, format and the law of imports, the longest first, so that two at a time end together. With `kept`, lint and format
 * look only at files whose text is new to them. Lint judges a file by the types of others too, so it may then miss what a change
 * elsewhere breaks; the compiler goes by the text of all that it read, and the law looks at everything: they miss nothing.
 */
export function checkParts(node, { kept = false, folders = programs() } = {}) {
  const tool = (name, script, args) => ({ name, work: () => runTool(node, script, args) });
  const cache = (name) =>
    kept ? ['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/passo/${name}`] : [];
  return [
    tool('lint', 'eslint/bin/eslint.js', [...cache('lint'), '.']),
    ...folders.map((folder) =>
      tool(`types ${folder}`, 'typescript-native/bin/tsc', ['-p', folder, '--tsBuildInfoFile', buildInfoOf(folder)]),
    ),
    tool('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', ...cache('format'), '.']),
    tool('law of imports', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
      ...['--config', '.dependency-cruiser.mjs'],
      ...['packages', 'apps', 'tests', 'scripts'],
    ]),
  ];
}

async function runTool(node, script, args) {
  const { code, output } = await run(node, [inRoot('node_modules', script), ...args]);
  return { ok: code === 0, output };
}
