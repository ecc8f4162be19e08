import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { isRecord } from '@passo/engine/json.ts';

const isChallenge = (value: unknown): value is Challenge =>
  isRecord(value) && isRecord(value.parameters) && typeof value.signature === 'string';

/**
 * The solution of a challenge, as it goes into the header; null where there is none. Each step is native work beside the page, so
 * that the page stays alive.
 */
export async function solutionOf(challenge: unknown): Promise<string | null> {
  if (!isChallenge(challenge)) return null;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
