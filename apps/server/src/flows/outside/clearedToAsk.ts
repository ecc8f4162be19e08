import { callBeyondRecall } from '@passo/engine';
import type { QuestionRow } from '../../repositories/questionRepository.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isPaid } from './askingKey.ts';
import { openQuestion, type OpenQuestion } from './openQuestion.ts';
import { onPayOutDay } from './payOutDay.ts';

/**
 * The question as it may be put now; null where nobody waits for it. What nobody can take back is written down first, at the
 * revision at which it was looked at: whoever cancels at the same time comes before it or is refused, and never beside it.
 */
export async function clearedToAsk(runtime: Runtime, row: QuestionRow): Promise<OpenQuestion | null> {
  for (;;) {
    const open = await openQuestion(runtime, row);
    if (open === null || !isPaid(row.operation)) return open;
    const cleared = await writeDown(runtime, row, open);
    if (cleared !== 'overtaken') return cleared;
  }
}

async function writeDown(
  runtime: Runtime,
  { proposal: id, slug, attempt, operation }: QuestionRow,
  open: OpenQuestion,
): Promise<OpenQuestion | null | 'overtaken'> {
  const ready = onPayOutDay(runtime, open);
  const state = callBeyondRecall(ready.state, slug, attempt);
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
