import type { StepOnWire } from '@passo/contract';
import type { JsonObject } from '@passo/engine/json.ts';
import { startAnew } from '../journey/otherLink.ts';
import { submitStep } from '../journey/submit.ts';
import { tellProblem } from '../journey/tellProblem.ts';
import type { Session } from '../session/session.ts';

/** What the buttons of a panel can do. */
export function stepActions(session: Session, step: StepOnWire, acknowledged: string | null = null) {
  const send = async (answers: JsonObject): Promise<void> => {
    const answered = await submitStep(session, {
      ...{ step, answers },
      ...(acknowledged !== null && { beside: { acknowledged } }),
    });
    // A step that could be opened again would stay in view.
    if (answered.ok) session.router.go(`/${answered.value.currentStep}`);
    else tellProblem(session, answered.problem, () => send(answers));
  };
  return { send, submit: () => send({}), startAnew: () => startAnew(session) };
}
