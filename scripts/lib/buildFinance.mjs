import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Advice, run, tail } from './run.mjs';

const FINANCE = inRoot('packages/finance');

/** Writes the library as it is published: one bundled file, its types, its README, and a package.json without dependencies. */
export async function buildFinance(node, out) {
  await tool(node, 'vite/bin/vite.js', [
    'build',
    '--config',
    inRoot('scripts/lib/financeBundle.mjs'),
    '--logLevel',
    'warn',
    '--outDir',
    out,
  ]);
  const types = path.join(out, 'types');
  await tool(node, 'typescript/bin/tsc', ['-p', 'tsconfig.build.json', '--outDir', types]);
  writeDomainIndex(path.join(types, 'domain/src'));
  for (const file of filesIn(types)) lead(file, types);
  fs.copyFileSync(path.join(FINANCE, 'README.md'), path.join(out, 'README.md'));
  fs.writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`);
}

async function tool(node, script, args) {
  const { code, output } = await run(node, [inRoot('node_modules', script), ...args], { cwd: FINANCE });
  if (code !== 0) throw new Advice(`The finance library could not be built:\n${tail(output, 30)}`);
}

// Of the domain only what the library's own types speak of (tsconfig.build.json lists it).
function writeDomainIndex(folder) {
  const names = filesIn(folder).map((file) => path.relative(folder, file).replace(/\.d\.ts$/, '.ts'));
  fs.writeFileSync(path.join(folder, 'index.d.ts'), names.map((name) => `export * from './${name}';\n`).join(''));
}

// What is imported from a package of this repository stands beside, and a compiled file is no .ts.
function lead(file, types) {
  const domain = path.relative(path.dirname(file), path.join(types, 'domain/src/index.js')).replaceAll('\\', '/');
  const text = fs
    .readFileSync(file, 'utf8')
    .replaceAll(`'@passo/domain'`, `'${domain}'`)
    .replace(/(from |import\()'(\.[^']*)\.ts'/g, `$1'$2.js'`);
  fs.writeFileSync(file, text);
}

function packageJson() {
  const { name, version, type, sideEffects } = JSON.parse(fs.readFileSync(path.join(FINANCE, 'package.json'), 'utf8'));
  const entry = { types: './types/finance/src/index.d.ts', default: './index.js' };
  return { name, version, type, sideEffects, engines: { node: '>=20' }, exports: { '.': entry }, types: entry.types };
}

const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
