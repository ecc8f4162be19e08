import type { StepOnWire } from '@passo/contract';
import { startAnew } from '../journey/otherLink.ts';
import { submitStep } from '../journey/submit.ts';
import { tellProblem } from '../journey/tellProblem.ts';
import type { Session } from '../session/session.ts';

/** What the buttons of a panel can do. */
export function stepActions(session: Session, step: StepOnWire, acknowledged: string | null = null) {
  const submit = async (): Promise<void> => {
    const answered = await submitStep(session, {
      step,
      answers: {},
      ...(acknowledged !== null && { beside: { acknowledged } }),
    });
    if (!answered.ok) tellProblem(session, answered.problem, submit);
  };
  return { submit, startAnew: () => startAnew(session) };
}
