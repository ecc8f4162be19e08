import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Advice, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium for the tests: CHROMIUM_PATH, one of this machine, Debian's, or Playwright's own download, whichever is
 * there first. Answers its path.
 */
export async function ensureChromium(node) {
  const found = givenChromium() ?? installedChromium();
  if (found) return found;
  console.log('Fetching a Chromium for the browser tests ...');
  return (
    (await fromApt()) ??
    (await fromPlaywright(node)) ??
    raise('There is no Chromium and none could be fetched: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  );
}

function givenChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return undefined;
  return fs.existsSync(given)
    ? given
    : raise(`CHROMIUM_PATH names ${given}, which does not exist: correct or remove it.`);
}

function installedChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), MAC].find(isProgram);
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

// Only root may install. The lists of a fresh image are empty or old: without the update nothing is found.
async function fromApt() {
  if (process.getuid?.() !== 0) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })).code !== 0) return undefined;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return installedChromium();
}

async function fromPlaywright(node) {
  const { code } = await run(node, [
    inRoot('node_modules/playwright-core/cli.js'),
    'install',
    '--with-deps',
    'chromium-headless-shell',
  ]);
  if (code !== 0) return undefined;
  const script = `import { chromium } from 'playwright-core'; console.log(chromium.executablePath());`;
  const { output } = await run(node, ['--input-type=module', '-e', script]);
  return [output.trim()].find(isProgram);
}

function raise(message) {
  throw new Advice(message);
}
