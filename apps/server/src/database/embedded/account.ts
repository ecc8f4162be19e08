import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { OperatorError } from '../../platform/operatorError.ts';

/** The system account a child process runs as; empty when it is our own. */
export type Account = { readonly uid?: number; readonly gid?: number };

// PostgreSQL refuses to run as root. These exist on every common Linux image, so that no account has to be created.
const CANDIDATES = ['postgres', 'nobody'] as const;

/** The account PostgreSQL runs as: our own, or an unprivileged one when we are root. */
export function postgresAccount(passwdFile = '/etc/passwd'): Account {
  if (process.getuid?.() !== 0) return {};
  const accounts = fs.readFileSync(passwdFile, 'utf8');
  for (const name of CANDIDATES) {
    const found = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts);
    if (found) return { uid: Number(found[1]), gid: Number(found[2]) };
  }
  throw new OperatorError(
    'PostgreSQL cannot run as root and this system has neither the account "postgres" nor "nobody": start Passo as another user or set DATABASE_URL.',
  );
}

/** Whether we had to change the account, so that files need its ownership. */
export const isForeign = (account: Account): account is Required<Account> => account.uid !== undefined;

/** Whether the account can write into the folder, every parent folder included. */
export function canWrite(folder: string, account: Account): boolean {
  return spawnSync('test', ['-w', folder], { ...account, cwd: '/', env: { PATH: process.env['PATH'] } }).status === 0;
}
