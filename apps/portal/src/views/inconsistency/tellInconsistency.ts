import type { StepOnWire } from '@passo/contract';
import { confirmRestart } from '../../journey/otherLink.ts';
import { submitStep } from '../../journey/submit.ts';
import { tellProblem } from '../../journey/tellProblem.ts';
import type { Session } from '../../session/session.ts';
import { ask } from '../../state/notices.ts';
import { wordsFor, type WayOut } from './words.ts';

/** Asks what to do about what did not fit. */
export function tellInconsistency(session: Session, step: StepOnWire, name: string): void {
  const words = wordsFor(name);
  if (words === undefined) return;
  const { title, text, ok, cancel } = words;
  const doing = (does: WayOut) => () => waysOut[does](session, step);
  ask({
    title,
    text,
    type: 'warning',
    okText: ok.label,
    onOk: doing(ok.does),
    ...(cancel && { cancelText: cancel.label, onCancel: doing(cancel.does) }),
  });
}

const waysOut: Readonly<Record<WayOut, (session: Session, step: StepOnWire) => unknown>> = {
  again: () => undefined,
  // Once this question has closed: there is one at a time.
  anotherCpf: (session) => void setTimeout(() => confirmRestart(session)),
  skip: async (session, step) => {
    const answered = await submitStep(session, { step, answers: {}, beside: { stepAction: 'skip' } });
    if (!answered.ok) tellProblem(session, answered.problem, () => waysOut.skip(session, step));
  },
};
