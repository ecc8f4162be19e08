import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { OperatorError } from '../../platform/operatorError.ts';
import { isForeign, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Folders } from './folders.ts';

/** Only what PostgreSQL needs: our own environment holds keys that it must not inherit. */
export const POSTGRES_ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

// Without these a system without LANG gets SQL_ASCII; the builtin provider sorts the same on every machine.
const ENCODING = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Creates the database cluster if there is none yet and answers the superuser's password. */
export function ensureCluster(binaries: Binaries, folders: Folders, account: Account): string {
  if (fs.existsSync(folders.cluster)) return knownPassword(binaries, folders);
  const password = randomBytes(24).toString('base64url');
  fs.rmSync(folders.password, { force: true });
  fs.writeFileSync(folders.password, password, { mode: 0o600, flush: true });
  initialise(binaries, folders, account, password);
  return password;
}

function knownPassword(binaries: Binaries, folders: Folders): string {
  const made = fs.readFileSync(path.join(folders.cluster, 'PG_VERSION'), 'utf8').trim();
  const running = /\) (\d+)/.exec(
    spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8', env: {} }).stdout ?? '',
  )?.[1];
  if (running !== undefined && running !== made) {
    throw new OperatorError(
      `The database in ${folders.cluster} was made by PostgreSQL ${made}, this is ${running}: upgrade it or set DATA_DIR to a new folder.`,
    );
  }
  if (!fs.existsSync(folders.password)) {
    throw new OperatorError(
      `The password file ${folders.password} of the database in ${folders.cluster} is missing: restore it or remove the data folder.`,
    );
  }
  return fs.readFileSync(folders.password, 'utf8').trim();
}

// Initialised under another name and then renamed: a start killed half-way leaves nothing that looks like a database.
function initialise(binaries: Binaries, folders: Folders, account: Account, password: string): void {
  const unfinished = `${folders.cluster}.unfinished`;
  const passwordFile = path.join(folders.home, 'initial-password');
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isForeign(account)) fs.chownSync(passwordFile, account.uid, account.gid);
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      unfinished,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...ENCODING,
      '--no-instructions',
    ],
    { ...account, cwd: '/', env: POSTGRES_ENVIRONMENT, encoding: 'utf8' },
  );
  fs.rmSync(passwordFile, { force: true });
  if (made.status !== 0)
    throw new OperatorError(`PostgreSQL could not make its database in ${folders.home}: ${lastLine(made.stderr)}.`);
  fs.renameSync(unfinished, folders.cluster);
}

/** The last line of a program's output, for a message. */
export const lastLine = (text: string | null): string => text?.trim().split('\n').at(-1) ?? 'no reason given';
