import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { payloadOf } from '@passo/engine/form/payload.ts';
import { useState, type ReactNode } from 'react';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { useStepForm } from '../../form/useStepForm.ts';
import { lookForOpenProposals } from '../../journey/multiProposal.ts';
import { poll } from '../../journey/poll.ts';
import { tellProblem } from '../../journey/tellProblem.ts';
import { dropDraft, keepProposal } from '../../state/proposal.ts';
import { useSession } from '../../session/useSession.ts';
import type { WireProblem } from '../../wire/problem.ts';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';
import { CodeForm } from './CodeForm.tsx';
import { LinkSent } from './LinkSent.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { useCode } from './useCode.ts';

/** A contact, and the code that proves that it is this person's. */
export function TokenView(props: ViewProps): ReactNode {
  const { journey, step, compiled } = props;
  const session = useSession();
  const open = useStepForm(journey, compiled);
  const code = useCode(step.slug);
  const [attempt, setAttempt] = useState(0);
  const [method, setMethod] = useState(step.tokenValidationMethods[0]);

  const send = async (by = method): Promise<WireProblem | null> => {
    open.flush();
    if (open.form.reveal().length > 0 || by === undefined) {
      setAttempt((count) => count + 1);
      return null;
    }
    const problem = await code.send(by, payloadOf(open.form));
    // Sending keeps the contact, so the proposal has moved on: the next submit must build on that.
    if (problem === null) void poll(session);
    return problem;
  };
  const request = async (): Promise<void> => {
    const problem = await send();
    if (problem === null) return;
    // The same contact as before: nothing is left to confirm, and one goes on.
    if (problem.name === 'step.finished') return session.router.go(`/${journey.state.currentStep}`);
    if (problem.fields.length > 0) open.form.say(problem.fields);
    tellProblem(session, problem, request);
  };
  const again = async (): Promise<WireProblem | null> => {
    const problem = await code.resend();
    if (problem === null) void poll(session);
    return problem;
  };
  const check = async (token: string): Promise<WireProblem | null> => {
    const answered = await code.confirm(token);
    if (!answered.ok) return answered.problem;
    dropDraft(step.slug);
    keepProposal(answered.value.proposal);
    void lookForOpenProposals(session);
    session.router.go(`/${answered.value.proposal.currentStep}`);
    return null;
  };

  if (code.sent?.method === 'link') {
    return <LinkSent step={step} resendAt={code.sent.resendAt} onResend={again} onBack={code.back} />;
  }
  if (code.sent !== null)
    return (
      <CodeForm
        sent={code.sent}
        offered={step.tokenValidationMethods}
        onCode={check}
        onResend={send}
        onLook={code.look}
        onChange={code.back}
      />
    );
  const ways = step.tokenValidationMethods.map((one) => ({ method: one, target: null }));
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      onSubmit={() => void request()}
      footer={<Button onClick={request}>{step.texts.init?.action ?? 'Solicitar Token'}</Button>}
    >
      <DraftNotes form={open.form} />
      <FormFields form={open.form} attempt={attempt} opensTerms={false} />
      <MethodChoice ways={ways} chosen={method} onChoose={setMethod} />
    </StepLayout>
  );
}
