import fs from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../platform/operatorError.ts';
import { canWrite, isForeign, type Account } from './account.ts';
import { SHARED_STATE } from './binaries.ts';

/**
 * Where things lie. `home` belongs to the database account; the password stays with us.
 * `home` is a real path: PostgreSQL reports it as its working directory.
 */
export type Folders = {
  readonly dataDir: string;
  readonly home: string;
  readonly cluster: string;
  readonly log: string;
  readonly password: string;
};

/** Makes the data folder if need be and makes sure that the account can write to the database's part of it. */
export function prepareFolders(dataDir: string, account: Account): Folders {
  const root = path.resolve(dataDir);
  try {
    // 711: the database account passes through, but only we list it; the secrets inside are 600.
    if (fs.mkdirSync(root, { recursive: true }) !== undefined) fs.chmodSync(root, 0o711);
    fs.accessSync(root, fs.constants.W_OK);
  } catch (cause) {
    throw new OperatorError(
      `The data folder ${root} is not writable: mend its permissions or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  const home = databaseHome(path.join(root, 'postgres'), account);
  return {
    dataDir: root,
    home,
    cluster: path.join(home, 'cluster'),
    log: path.join(home, 'log'),
    password: path.join(root, 'postgres.password'),
  };
}

function databaseHome(home: string, account: Account): string {
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  const real = fs.realpathSync(home);
  if (!isForeign(account)) return real;
  fs.chownSync(real, account.uid, account.gid);
  if (canWrite(real, account)) return real;
  if (fs.readdirSync(real).length > 0) throw unreachable(real, account);
  return moveWithinReach(home, account);
}

// Below root's own mode-700 home no other account reaches the data. A link keeps "remove the data folder" meaning "start anew".
function moveWithinReach(home: string, account: Required<Account>): string {
  const outside = fs.mkdtempSync(path.join(SHARED_STATE, 'passo-data-'));
  fs.chownSync(outside, account.uid, account.gid);
  if (!canWrite(outside, account)) throw unreachable(outside, account);
  fs.rmSync(home, { recursive: true });
  fs.symlinkSync(outside, home);
  return outside;
}

const unreachable = (folder: string, account: Required<Account>): OperatorError =>
  new OperatorError(
    `PostgreSQL runs as system account ${account.uid}, which cannot reach ${folder}: set DATA_DIR to a folder it can reach, such as /var/lib/passo.`,
  );
