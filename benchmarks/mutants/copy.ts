import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const NOT_COPIED = new Set(['node_modules', '.git', '.data', 'dist', 'dist.unfinished', 'raw']);

/** A copy of the checkout whose workspaces are its own and whose libraries are the checkout's. */
export function copyOf(root: string): string {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'passo-mutants-')));
  fs.cpSync(root, copy, { recursive: true, filter: (place) => !NOT_COPIED.has(path.basename(place)) });
  const libraries = path.join(root, 'node_modules');
  const own = path.join(copy, 'node_modules');
  fs.mkdirSync(path.join(own, '@passo'), { recursive: true });
  for (const name of fs.readdirSync(libraries).filter((each) => !['@passo', '.vite', '.vitest'].includes(each)))
    fs.symlinkSync(path.join(libraries, name), path.join(own, name));
  // Relative, as npm writes them: they lead into the copy.
  for (const name of fs.readdirSync(path.join(libraries, '@passo')))
    fs.symlinkSync(fs.readlinkSync(path.join(libraries, '@passo', name)), path.join(own, '@passo', name));
  return copy;
}
