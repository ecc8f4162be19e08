import type { StepOnWire } from '@passo/contract';
import { startAnew } from '../journey/link.ts';
import { submitStep } from '../journey/submit.ts';
import { tellProblem } from '../journey/tellProblem.ts';

/** What the buttons of a panel can do. */
export function stepActions(step: StepOnWire) {
  const submit = async (): Promise<void> => {
    const answered = await submitStep({ step, answers: {} });
    if (!answered.ok) tellProblem(answered.problem, submit);
  };
  return { submit, startAnew };
}
