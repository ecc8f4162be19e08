import type { Result } from '@passo/domain/result.ts';
import type { WireProblem } from './problem.ts';
import { solutionOf } from './solution.ts';

/** Another tab may have used up what a challenge let through, and a phone changes its network: then there is a new one. */
const MOST_CHALLENGES = 3;

/** Works for a request that was answered a challenge, and sends it again; a challenge without a solution is the answer. */
export async function admit<Answer extends Result<unknown, WireProblem>>(
  challenged: Answer,
  again: (solution: string) => Promise<Answer>,
  solve: (challenge: unknown) => Promise<string | null> = solutionOf,
): Promise<Answer> {
  let answered = challenged;
  for (let times = 0; times < MOST_CHALLENGES; times += 1) {
    if (answered.ok || answered.problem.name !== 'challenge.required') break;
    const solution = await solve(answered.problem.hints.challenge).catch(() => null);
    if (solution === null) break;
    answered = await again(solution);
  }
  return answered;
}
