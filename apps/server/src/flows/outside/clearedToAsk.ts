import { callBeyondRecall } from '@passo/engine';
import type { QuestionRow } from '../../repositories/questionRepository.ts';
import { changeOf, commitChange } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isPaid } from './askingKey.ts';
import { openQuestion, type OpenQuestion } from './openQuestion.ts';

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
  const state = callBeyondRecall(open.state, slug, attempt);
  if (state === null || state === open.state) return state && open;
  const { version, revision } = open;
  const change = changeOf(runtime, {
    id,
    baseRevision: revision,
    version,
    before: open.state,
    moved: { ok: true, state, effects: [] },
    kind: 'step.called',
    slug,
    actor: 'system',
    detail: { attempt, operation },
  });
  return (await commitChange(runtime, change)) ? { ...open, state, revision: revision + 1 } : 'overtaken';
}
