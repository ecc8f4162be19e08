import { asideOf, callBeyondRecall, isAwaited, type Moved } from '@passo/engine';
import type { QuestionRow } from '../../repositories/questionRepository.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import { isTooEarly } from '../journey/tooEarly.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isPaid } from './askingKey.ts';
import { openQuestion, type OpenQuestion } from './openQuestion.ts';
import { isPaidBefore } from './paidLate.ts';
import { onConfirming, onPayOutDay, onWriting } from './payOutDay.ts';
import { personFirst } from './personFirst.ts';

/** What is looked at before a question is put: the journey with what was found, or back at an earlier step. */
const before: Readonly<Record<string, (runtime: Runtime, open: OpenQuestion) => Moved>> = {
  'lender.disburse': onPayOutDay,
  'documents.contract': onWriting,
  'lender.accept': onWriting,
  'payrollMargin.confirm': onConfirming,
  'payrollMargin.endorse': onConfirming,
};

/**
 * The question as it may be put now; null where nobody waits for it, `held` where a person looks first (`personFirst`, `paidLate`). What nobody can take back is written down first, at the
 * revision at which it was looked at: whoever cancels at the same time comes before it or is refused, and never beside it.
 */
export async function clearedToAsk(runtime: Runtime, row: QuestionRow): Promise<OpenQuestion | null | 'held'> {
  for (;;) {
    const open = await openQuestion(runtime, row);
    if (open !== null && (await isPaidBefore(runtime, row, open.state))) return 'held';
    // It is put to people of the house, and names nobody who was not proven.
    if (open !== null && asideOf(open.state, row.slug) !== null) return open;
    const person = open === null ? 'free' : await personFirst(runtime, row, open);
    if (person === 'waits') return 'held';
    if (person === 'moved') continue;
    const look = Object.hasOwn(before, row.operation) ? before[row.operation] : undefined;
    // What is refused for that is not put, so there is nothing to look at before.
    if (open === null || look === undefined || isTooEarly(open.flow, open.state, open.step)) return open;
    const cleared = await writeDown(runtime, row, open, look(runtime, open));
    if (cleared !== 'overtaken') return cleared;
  }
}

async function writeDown(
  runtime: Runtime,
  { proposal: id, slug, attempt, operation }: QuestionRow,
  open: OpenQuestion,
  ready: Moved,
): Promise<OpenQuestion | null | 'overtaken'> {
  const waits = isAwaited(ready.state, slug, attempt) ? ready.state : null;
  const state = isPaid(operation) ? callBeyondRecall(ready.state, slug, attempt) : waits;
  if (state === open.state) return open;
  const { version, revision } = open;
  const change = changeOf(runtime, {
    id,
    baseRevision: revision,
    version,
    before: open.state,
    // On a day for which the contract does not hold nothing is asked: the journey is back where the offer is taken.
    moved: state === null ? ready : { ok: true, state, effects: [] },
    kind: state === null ? 'step.reopened' : 'step.called',
    slug,
    actor: 'system',
    detail: { attempt, operation },
  });
  if (!(await commitChange(runtime, change))) return 'overtaken';
  return state === null ? null : { ...open, state, revision: revision + 1 };
}
