import { giveUpEvent, type InboxRow } from '../../repositories/inboxRepository.ts';
import { giveUpQuestion, restQuestion, type TakenQuestion } from '../../repositories/questionRepository.ts';
import { settleOutcomeMessage, type OutcomeMessageRow } from '../../repositories/outcomeMessageRepository.ts';
import { finishWithdrawal, type WithdrawalRow } from '../../repositories/withdrawalRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { UNTIL_IT_HAS_HAPPENED_SECONDS } from './answerQuestion.ts';
import { settle } from './settle.ts';

/** So often in a row somebody may take a thing and not come to an end with it: die of it, fail, or be killed meanwhile. */
export const MOST_LOST = 5;

/** The step has failed, and the customer may ask again: that is a new question. */
export async function giveUpOnQuestion(runtime: Runtime, row: TakenQuestion): Promise<void> {
  const { proposal, slug, attempt, operation: name, lost: count } = row;
  runtime.logger.error({ proposal, slug, attempt, name, count }, 'a question was given up');
  const answer = { kind: 'failed', reason: 'givenUp' } as const;
  // Where saying so is what kills, it is put away unsaid.
  if (count < 2 * MOST_LOST) {
    const entered = await settle(runtime, { proposal, slug, attempt, answer, actor: 'system' });
    // A payment that was announced has not failed by that.
    if (entered.kind === 'waiting') {
      await restQuestion(runtime.db, [proposal, slug, attempt, UNTIL_IT_HAS_HAPPENED_SECONDS]);
      return;
    }
  }
  await giveUpQuestion(runtime.db, [proposal, slug, attempt]);
}

export async function giveUpOnEvent(runtime: Runtime, { provider, event_id, lost: count }: InboxRow): Promise<void> {
  runtime.logger.error({ provider, count }, 'a call back was given up');
  await giveUpEvent(runtime.db, [provider, event_id]);
}

/** Whoever holds something for the proposal was not told: a person has to see to it. */
export async function giveUpOnWithdrawal(runtime: Runtime, row: WithdrawalRow): Promise<void> {
  const { proposal, slug, attempt, operation: name, lost: count } = row;
  runtime.logger.error(
    { proposal, slug, attempt, name, count },
    'a withdrawal was given up: a person has to see to it',
  );
  await finishWithdrawal(runtime.db, [proposal, slug, attempt, 'refused']);
}

/** Nobody could send it: the customer finds it on their page. */
export async function giveUpOnMessage(runtime: Runtime, row: OutcomeMessageRow): Promise<void> {
  const { id, proposal, slug, message: name, lost: count } = row;
  runtime.logger.error({ proposal, slug, name, count }, 'a message was given up');
  await settleOutcomeMessage(runtime.db, [id, 'lost']);
}
