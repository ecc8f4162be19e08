import type { Session } from '../session/session.ts';
import { ask, setFault, warn } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';
import { faultOf, isFatal } from './faults.ts';
import { refreshStep } from './refresh.ts';

/** The journey stands elsewhere than this page thinks: reading it anew shows where. */
const overtaken = new Set([
  'step.finished',
  'step.notReached',
  'proposal.ended',
  'step.flowChanged',
  'proposal.missing',
  'sheet.unread',
]);

/**
 * Tells the person what went wrong with something they did, in the form that fits. Nothing typed is lost in any of them.
 * `again` repeats what was done.
 */
export function tellProblem(session: Session, problem: WireProblem, again: () => unknown): void {
  if (isFatal(problem)) return setFault(faultOf(problem));
  if (problem.name === 'revision.stale') return offerReload(session, problem);
  if (overtaken.has(problem.name)) return void tellOvertaken(session, problem, again);
  say(problem, again);
}

/** Where reading it anew fails as well, the page that says so says both: nothing floats above it. */
async function tellOvertaken(session: Session, problem: WireProblem, again: () => unknown): Promise<void> {
  const failed = await refreshStep(session);
  if (failed === null) say(problem, again);
  else setFault({ ...faultOf(failed), before: problem.message });
}

function say(problem: WireProblem, again: () => unknown): void {
  if (problem.title !== undefined || problem.name === 'network.failed') return offerAgain(problem, again);
  if (problem.message !== '') warn(problem.message);
}

function offerReload(session: Session, { message }: WireProblem): void {
  ask({
    title: 'O pedido mudou em outro lugar',
    text: message,
    type: 'warning',
    okText: 'Recarregar',
    // Back to the step that was being answered, where it may be: what was typed has not been sent.
    onOk: async () => {
      const path = session.router.path();
      await refreshStep(session);
      session.router.go(path);
    },
  });
}

function offerAgain({ title, message }: WireProblem, again: () => unknown): void {
  ask({
    title: title ?? 'Atenção',
    text: message,
    type: 'error',
    okText: 'Tentar novamente',
    // Not awaited: the question is answered, what comes of it is another matter.
    onOk: () => void again(),
  });
}
