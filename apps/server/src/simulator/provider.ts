import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@passo/engine';
import type { Operation } from '../ports/port.ts';
import type { Asking } from '../ports/port.ts';
import { attemptOf, proposalOf, type Books } from './books.ts';
import { outcomeOf, type Outcome } from './outcomes.ts';

export interface SimulatorParts {
  readonly books: Books;
  /** Multiplies every latency; 0 answers at once. */
  readonly pace: number;
}

export interface Situation {
  readonly outcome: Outcome;
  readonly attempt: number;
  readonly proposal: string;
  readonly key: string;
}

interface Behaviour<Question, Value> {
  readonly operation: string;
  readonly latencyMs: number;
  readonly cpfOf: (question: Question) => string;
  answer(question: Question, situation: Situation): Promise<Answer<Value>>;
}

const SLOW_MS = 8_000;
const TIMEOUT_MS = 12_000;
const TRIES = 4;

/**
 * One operation of a simulated provider: it takes its time, fails as its table says, and answers the same to the same
 * key for ever, as a good provider does.
 */
export function simulateOperation<Question, Value>(
  { books, pace }: SimulatorParts,
  behaviour: Behaviour<Question, Value>,
): Operation<Question, Value> {
  const { operation, latencyMs, cpfOf } = behaviour;
  return {
    timeoutMs: TIMEOUT_MS,
    tries: TRIES,
    ask: async (question, asking) => {
      const known = await books.called<Value>(operation, asking.key, question);
      if (known.withdrawn) return { kind: 'refused' };
      if (known.answer !== null) return known.answer;
      const outcome = outcomeOf(cpfOf(question));
      const arrived = await takeTime(outcome, latencyMs * pace, SLOW_MS * pace, asking);
      if (!arrived) return { kind: 'failed', reason: 'timeout' };
      if (known.calls <= (outcome.fails ?? 0)) return { kind: 'failed', reason: 'simulated' };
      const situation = { outcome, attempt: attemptOf(asking.key), proposal: proposalOf(asking.key), key: asking.key };
      const answer = await behaviour.answer(question, situation);
      return books.answered(operation, asking.key, answer);
    },
    withdraw: async ({ key }) => {
      await books.withdrawn(operation, key);
      return { kind: 'done' };
    },
  };
}

async function takeTime(outcome: Outcome, usualMs: number, slowMs: number, { signal }: Asking): Promise<boolean> {
  const never = outcome.pace === 'never';
  const wait = never ? TIMEOUT_MS * 2 : outcome.pace === 'slow' ? slowMs : usualMs;
  try {
    if (wait > 0) await pause(wait, undefined, { signal });
    return !never;
  } catch {
    return false;
  }
}
