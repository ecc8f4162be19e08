import type { StepOnWire } from '@passo/contract';
import { confirmRestart } from '../../journey/link.ts';
import { submitStep } from '../../journey/submit.ts';
import { tellProblem } from '../../journey/tellProblem.ts';
import { ask } from '../../state/notices.ts';
import { inconsistencyWords, type WayOut } from './words.ts';

/** Asks what to do about what did not fit. */
export function tellInconsistency(step: StepOnWire, name: string): void {
  const words = Object.hasOwn(inconsistencyWords, name) ? inconsistencyWords[name] : undefined;
  if (words === undefined) return;
  const { title, text, ok, cancel } = words;
  const doing = (does: WayOut) => () => waysOut[does](step);
  ask({
    title,
    text,
    type: 'warning',
    okText: ok.label,
    onOk: doing(ok.does),
    ...(cancel && { cancelText: cancel.label, onCancel: doing(cancel.does) }),
  });
}

const waysOut: Readonly<Record<WayOut, (step: StepOnWire) => unknown>> = {
  again: () => undefined,
  // Once this question has closed: there is one at a time.
  anotherCpf: () => void setTimeout(confirmRestart),
  skip: async (step) => {
    const answered = await submitStep({ step, answers: {}, action: 'skip' });
    if (!answered.ok) tellProblem(answered.problem, () => waysOut.skip(step));
  },
};
