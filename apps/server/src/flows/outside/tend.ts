import type { Answer, StepKind } from '@passo/engine';
import { LEASE_SECONDS, underLease } from '../../platform/lease.ts';
import { within } from '../../platform/patience.ts';
import { postponeCalled, renewCalled, voidQuestion, type CalledRow } from '../../repositories/questionRepository.ts';
import { askingKey } from './askingKey.ts';
import { namingBank } from './namingBank.ts';
import { openQuestion, operationOf, wordsOf, type OpenQuestion } from './openQuestion.ts';
import { withFiguresOfTheDay } from './payOutDay.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { settle } from './settle.ts';
import { LINK_SENT, REMINDED, tellCustomer } from './tellCustomer.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** A provider that calls back is asked all the same, once an hour: call backs get lost. */
const USUAL_CHECK_SECONDS = HOUR_SECONDS;

/** What could not be told to the customer is tried again so often. */
const UNTOLD_SECONDS = 15;

/** Looks after a question that somebody else is to answer: the customer's link, the provider's news, reminder and end. */
export async function tend(runtime: Runtime, row: CalledRow): Promise<void> {
  const { proposal, slug, attempt } = row;
  await underLease(
    () => renewCalled(runtime.db, [proposal, slug, attempt, LEASE_SECONDS]),
    (err) => runtime.logger.warn({ err, proposal, slug }, 'a lease could not be renewed'),
    () => lookAfter(runtime, row),
  );
}

async function lookAfter(runtime: Runtime, row: CalledRow): Promise<void> {
  const { proposal, slug, attempt } = row;
  const open = await openQuestion(runtime, row);
  if (open === null) return void (await voidQuestion(runtime.db, [proposal, slug, attempt]));
  const told = await check(runtime, row, open);
  // Who says only that one has to wait says nothing new; and where nothing is new, a day may have passed that was announced.
  const answer = isNews(told) ? told : (deadline(row, open.step.kind) ?? told ?? waitsFor(row));
  const news = { proposal, slug, attempt, answer, actor: `provider:${row.operation}` } as const;
  const entered = await settle(runtime, news, open);
  if (entered.kind !== 'waiting' && entered.kind !== 'review') return;
  const heard = await tellCustomer(runtime, row, open);
  const seconds = pause(runtime, row, open.step.kind, heard);
  await postponeCalled(runtime.db, [proposal, slug, attempt, seconds, heard, row.due]);
}

const isNews = (told: Answer | null): told is Answer =>
  told !== null && told.kind !== 'waiting' && told.kind !== 'review';

const waitsFor = ({ reference }: CalledRow): Answer => ({ kind: 'waiting', reference });

/** Null where the provider has nothing new, cannot be asked, or does not answer: then one goes on waiting. */
async function check(runtime: Runtime, row: CalledRow, open: OpenQuestion): Promise<Answer | null> {
  const operation = operationOf(runtime, row.operation);
  const look = operation?.check?.bind(operation);
  const asked = wordsOf(open);
  if (operation === undefined || look === undefined || asked === null) return null;
  const words = namingBank(runtime, withFiguresOfTheDay(asked, open), { ...row, channel: open.channel });
  const signal = AbortSignal.timeout(operation.timeoutMs);
  const { proposal, slug, reference } = row;
  try {
    const key = await askingKey(runtime, row);
    return await within(signal, () => look(words, { key, signal, reference, waitedSeconds: row.waited_seconds }));
  } catch (err) {
    runtime.logger.warn({ err, proposal, slug, name: row.operation }, 'a provider could not be asked for news');
    return null;
  }
}

/** Whoever was waited for did not come: the customer may ask again. */
function deadline({ waited_seconds }: CalledRow, { patience }: StepKind): Answer | null {
  if (patience === undefined || waited_seconds < patience.giveUpAfterDays * DAY_SECONDS) return null;
  return { kind: 'failed', reason: 'deadline' };
}

function pause(runtime: Runtime, row: CalledRow, { patience, link }: StepKind, told: number): number {
  const operation = operationOf(runtime, row.operation);
  const every = operation?.check === undefined ? DAY_SECONDS : (operation.checkEverySeconds ?? USUAL_CHECK_SECONDS);
  const until = (after: number): number => Math.max(0, after - row.waited_seconds);
  const gives = patience === undefined ? 0 : until(patience.giveUpAfterDays * DAY_SECONDS);
  return Math.min(
    every,
    // Once that is behind, nothing is due at once: who still waits then is looked after as ever.
    ...(gives === 0 ? [] : [gives]),
    // What is due and could not be told: never at once again.
    ...(patience !== undefined && told < REMINDED
      ? [until(patience.remindAfterHours * HOUR_SECONDS) || UNTOLD_SECONDS]
      : []),
    ...(link !== undefined && told < LINK_SENT ? [UNTOLD_SECONDS] : []),
  );
}
