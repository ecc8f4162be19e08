import type { Facts } from '@passo/engine';
import type { AnswerName } from '../ports/factNames.ts';

/** What an answer may not be beside another one. */
export interface ConflictRule {
  readonly field: AnswerName;
  /** What the customer reads at the field; null where the answer can stand. */
  problem(facts: Facts): string | null;
}
