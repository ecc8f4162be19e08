import { triesLeft } from '@passo/catalog';
import { ProblemError } from '../../platform/problemError.ts';

/**
 * What is said of every code that is not accepted: how many tries are left of it, and what to do when none is. The count is the one that
 * was stored with this try, so it is the same whichever process answers. A code that was right for what has changed meanwhile is told in
 * the same words, so nobody learns that it was. Null: a link, which has no tries.
 */
export function wrongCode(left: number | null): ProblemError {
  if (left === null) return new ProblemError('otp.wrong');
  if (left <= 0) return new ProblemError('otp.locked', { message: NONE_LEFT });
  return new ProblemError('otp.wrong', { message: `Código errado. ${triesLeft(left)}` });
}

const NONE_LEFT = 'Código errado, e não restam tentativas. Peça um novo código.';
