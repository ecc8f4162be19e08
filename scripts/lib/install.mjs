import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { inRoot } from './paths.mjs';
import { Advice, run, secondsSince, tail } from './run.mjs';

/**
 * Installs what package-lock.json says unless it is there already. With `withTools` also what only development and tests need;
 * without, an installation that has them is as good.
 */
export async function ensureInstalled({ withTools }) {
  if (isInstalled({ withTools })) return;
  const start = performance.now();
  console.log(`Installing the packages${withTools ? '' : ' that the server needs'} ...`);
  const selection = withTools ? '--include=dev' : '--omit=dev';
  const { code, output } = await npm(['ci', selection, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === null)
    throw new Advice(
      'npm was not found: install Node.js 18 or newer together with npm (https://nodejs.org) and start again.',
    );
  if (code !== 0)
    throw new Advice(
      `The packages could not be installed: check the network and start again. npm said:\n${tail(output)}`,
    );
  fs.writeFileSync(MARKER, markerText(withTools));
  console.log(`Installed in ${secondsSince(start)} s.`);
}

/**
 * Runs npm with the Node it came with. Started by `npm start` this process may run on the pinned Node inside node_modules,
 * which `npm ci` is about to delete.
 */
export function npm(args, options = {}) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const env = { ...options.env, PATH: systemPath() };
  if (cli?.includes('npm') && node && !node.includes('node_modules'))
    return run(node, [cli, ...args], { ...options, env });
  return run('npm', args, { ...options, env });
}

const systemPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);

const MARKER = inRoot('node_modules/.passo-install');

const markerText = (withTools) =>
  `${createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .digest('hex')} ${withTools ? 'full' : 'server'}`;

// Ours, or made by hand with npm, which leaves its own account of what is there once the last package is in place.
function isInstalled({ withTools }) {
  const marker = readText(MARKER);
  return (
    marker === markerText(true) || (!withTools && marker === markerText(false)) || isInstalledByHand({ withTools })
  );
}

function isInstalledByHand({ withTools }) {
  const wanted = readPackages(inRoot('package-lock.json'));
  const present = readPackages(inRoot('node_modules/.package-lock.json'));
  return Object.entries(wanted)
    .filter(([name]) => name.startsWith('node_modules/'))
    .every(([name, pkg]) => isElsewhere(pkg, withTools) || isSame(pkg, present[name]));
}

const isElsewhere = (pkg, withTools) => pkg.optional || pkg.devOptional || (pkg.dev && !withTools);

const isSame = (wanted, present) =>
  present !== undefined &&
  present.version === wanted.version &&
  present.integrity === wanted.integrity &&
  present.link === wanted.link;

const readPackages = (file) => JSON.parse(readText(file) ?? '{}').packages ?? {};

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
