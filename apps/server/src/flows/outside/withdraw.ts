import { isJsonObject, stepState, type JsonObject } from '@passo/engine';
import { LEASE_SECONDS, underLease } from '../../platform/lease.ts';
import { doubling, inTime } from '../../platform/patience.ts';
import type { Withdrawn } from '../../ports/port.ts';
import { findProposal } from '../../repositories/proposalRepository.ts';
import {
  finishWithdrawal,
  postponeWithdrawal,
  renewWithdrawal,
  type WithdrawalRow,
} from '../../repositories/withdrawalRepository.ts';
import { openState } from '../access/state.ts';
import { keptContext } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { keyOf, operationOf } from './openQuestion.ts';

const pauseAfter = doubling(0.5, 600);
/** From this try on somebody should look; it is told on all the same: what stands outside does not go away by itself. */
const WORRYING_TRIES = 10;

/** Tells one party, outside any transaction, that what it holds for a proposal is not wanted any more. */
export async function tellWithdrawal(runtime: Runtime, row: WithdrawalRow): Promise<void> {
  const { proposal, slug, attempt, operation: name, tries } = row;
  const kept = await keptOf(runtime, row);
  const answer = await underLease(
    () => renewWithdrawal(runtime.db, [proposal, slug, attempt, LEASE_SECONDS]),
    (err) => runtime.logger.warn({ err, proposal, slug }, 'a lease could not be renewed'),
    () => tellOnce(runtime, row, kept),
  );
  const line = { proposal, slug, attempt, name, outcome: answer.kind };
  if (answer.kind === 'failed') {
    const level = tries >= WORRYING_TRIES ? 'error' : 'warn';
    runtime.logger[level]({ ...line, reason: answer.reason }, 'a withdrawal could not be told');
    return void (await postponeWithdrawal(runtime.db, [proposal, slug, attempt, pauseAfter(tries)]));
  }
  if (answer.kind === 'done') runtime.logger.info(line, 'withdrawn');
  else runtime.logger.error(line, 'a withdrawal was refused: a person has to see to it');
  await finishWithdrawal(runtime.db, [proposal, slug, attempt, answer.kind === 'done' ? 'told' : 'refused']);
  // The next attempt's question may have waited for it.
  runtime.asked();
}

/** What is kept of this attempt's answer. */
async function keptOf(runtime: Runtime, { proposal, slug, attempt, kept }: WithdrawalRow): Promise<JsonObject> {
  if (kept !== null) return openKept(runtime, proposal, kept);
  const [found] = await findProposal(runtime.db, [proposal]);
  if (found === undefined) return {};
  const step = stepState(openState(runtime, found.id, found.state), slug);
  return step.attempt === attempt ? step.result : {};
}

function openKept({ keyring }: Runtime, proposal: string, sealed: Buffer): JsonObject {
  const kept = keyring.openJson(sealed, keptContext(proposal));
  return isJsonObject(kept) ? kept : {};
}

async function tellOnce(runtime: Runtime, row: WithdrawalRow, kept: JsonObject): Promise<Withdrawn> {
  const operation = operationOf(runtime, row.operation);
  if (operation?.withdraw === undefined) return { kind: 'refused', text: 'notOffered' };
  const signal = AbortSignal.timeout(operation.timeoutMs);
  const withdraw = operation.withdraw.bind(operation);
  const asking = { key: keyOf(row), signal, reference: row.reference, kept };
  return inTime(signal, () => withdraw(asking));
}
