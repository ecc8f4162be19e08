import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a copy holds: everything that is written by hand and checked. */
const PARTS = [
  ...['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts', '.prettierrc.json'],
  ...['.dependency-cruiser.mjs', 'docs', 'packages', 'apps', 'banks', 'partners', 'templates', 'scripts', 'tests'],
];
const wanted = (source: string): boolean =>
  !/[\\/](?:node_modules|dist|dist\.unfinished|\.data|images)$|\.tsbuildinfo$/.test(source);

export interface House {
  /** A path inside the copy. */
  at(...parts: readonly string[]): string;
  write(file: string, text: string): void;
  append(file: string, text: string): void;
  /** Puts one text in the place of another that stands there exactly once. */
  replace(file: string, old: string | RegExp, text: string): void;
  /** Runs an installed tool in the copy. */
  tool(script: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string };
  /** Runs a script that stands in the copy's root. */
  script(text: string): { readonly status: number | null; readonly output: string };
  remove(): void;
}

/** A copy of this repository to make mistakes in. Installed packages are linked; its own packages are those of the copy. */
export function copyOfHouse(): House {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'passo-house-')));
  const at = (...parts: readonly string[]): string => path.join(folder, ...parts);
  for (const part of PARTS.filter((each) => fs.existsSync(path.join(ROOT, each))))
    fs.cpSync(path.join(ROOT, part), at(part), { recursive: true, filter: wanted });
  linkPackages(at);
  const read = (file: string): string => fs.readFileSync(at(file), 'utf8');
  return {
    at,
    write: (file, text) => {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), text);
    },
    append: (file, text) => fs.appendFileSync(at(file), text),
    replace: (file, old, text) => {
      if (read(file).split(old).length !== 2)
        throw new Error(`${file} does not say ${JSON.stringify(old)} exactly once`);
      fs.writeFileSync(
        at(file),
        read(file).replace(old, () => text),
      );
    },
    tool: (script, ...args) => run(folder, [path.join(ROOT, 'node_modules', script), ...args]),
    script: (text) => {
      fs.writeFileSync(at('script.ts'), text);
      return run(folder, [at('script.ts')]);
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function linkPackages(at: House['at']): void {
  fs.mkdirSync(at('node_modules/@passo'), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '@passo' && name !== '.cache')
      fs.symlinkSync(path.join(ROOT, 'node_modules', name), at('node_modules', name));
  }
  for (const group of ['packages', 'apps']) {
    for (const name of fs.readdirSync(at(group))) {
      const target = at('node_modules/@passo', name);
      if (!fs.existsSync(target)) fs.symlinkSync(at(group, name), target);
    }
  }
}

function run(cwd: string, args: readonly string[]) {
  // The runner of the test itself leaves its marks in the environment.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|FORCE_COLOR$)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}
