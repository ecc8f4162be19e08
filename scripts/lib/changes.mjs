import fs from 'node:fs';
import { createHash } from 'node:crypto';
import { filesReadBy } from './programs.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const GREEN = inRoot('node_modules/.cache/passo/green.json');

/**
 * What is not as it was when everything was green last, by the text of each file: the `files`, whether some `cameOrWent`, and what
 * each of the compiler's `programs` read then. `changes` is null where that cannot be told. `keep` makes what was read, not what has
 * been written since, the green of the next time; it is told which programs were looked at.
 */
export async function changesSinceGreen() {
  const now = await hashes();
  const before = readGreen();
  const keep = (folders) => {
    const programs = { ...before?.programs, ...Object.fromEntries(folders.map((one) => [one, filesReadBy(one)])) };
    if (now) fs.writeFileSync(GREEN, JSON.stringify({ hashes: now, programs }));
  };
  return { changes: now && before && { ...difference(before.hashes, now), programs: before.programs }, keep };
}

function difference(before, now) {
  const files = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (name) => now[name] !== before[name],
  );
  return { files, cameOrWent: files.some((name) => !(name in now && name in before)) };
}

async function hashes() {
  const { code, output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) return null;
  const names = output.split('\0').filter((name) => name !== '' && fs.existsSync(inRoot(name)));
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

const hashOf = (name) =>
  createHash('sha256')
    .update(fs.readFileSync(inRoot(name)))
    .digest('hex');

function readGreen() {
  try {
    return JSON.parse(fs.readFileSync(GREEN, 'utf8'));
  } catch {
    return null;
  }
}
