import fs from 'node:fs';
import { OperatorError } from '../../platform/operatorError.ts';
import { processBirth } from './processes.ts';

/**
 * Claims a data folder for this process, so that a second server beside the first is refused instead of stopping the
 * first one's database. The claim of a killed process is recognised (number and start time) and taken over.
 * Returns the release.
 */
export function claimFolder(folder: string, file: string): () => void {
  const claim = `${process.pid} ${processBirth(process.pid)}`;
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, claim, { mode: 0o644 });
  try {
    linkClaim(folder, draft, file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return () => {
    if (readClaim(file) === claim) fs.rmSync(file, { force: true });
  };
}

// A hard link either appears whole or not at all, also when two processes try at the same moment.
function linkClaim(folder: string, draft: string, file: string): void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      return fs.linkSync(draft, file);
    } catch (error) {
      const holder = readClaim(file);
      if (!isExisting(error)) throw error;
      if (holder !== null && isAlive(holder)) throw taken(folder, holder);
      fs.rmSync(file, { force: true });
    }
  }
  throw taken(folder, readClaim(file) ?? 'unknown');
}

const isExisting = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

function readClaim(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(claim: string): boolean {
  const [pid = '0', ...birth] = claim.split(' ');
  const running = processBirth(Number(pid));
  return running !== null && running === birth.join(' ');
}

const taken = (folder: string, holder: string): OperatorError =>
  new OperatorError(
    `Another Passo server (process ${holder.split(' ')[0]}) is using the data folder ${folder}: stop it, or give this one another DATA_DIR.`,
  );
