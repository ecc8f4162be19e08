import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { keepProposal } from '../../state/proposal.ts';
import type { WireProblem } from '../../wire/problem.ts';
import { useCode } from '../token/useCode.ts';
import { useWays } from '../token/useWays.ts';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';
import { Signer, type SignatureMethod } from './Signer.tsx';
import { SigningCode } from './SigningCode.tsx';
import { SignPage } from './SignPage.tsx';
import { takeWanted } from './wanted.ts';

/** What is signed, the contact that was confirmed and signs it, and the code: sent when it is asked for, given when *Assinar* is pressed. */
export function SignatureView({ journey, step }: ViewProps): ReactNode {
  const session = useSession();
  const code = useCode(step.slug);
  const known = useWays(step.slug);
  const [chosen, setChosen] = useState<SignatureMethod>();
  const [busy, setBusy] = useState(false);
  const method = chosen ?? known?.ways[0]?.method;
  const confirmedAt = known?.confirmedAt;

  /** The costs changed, or were never read, or the contract is to be written anew: they are on the contract's own page. */
  const toContract = ({ name }: WireProblem): void => {
    const reads = journey.config.steps.find(({ view }) => view === 'contract');
    if (name === 'sheet.unread') session.router.go(`/${reads?.slug ?? step.slug}`);
  };
  const request = async (): Promise<void> => {
    if (method === undefined) return;
    setBusy(true);
    const problem = await code.send(method);
    setBusy(false);
    if (problem === null) return;
    toContract(problem);
    tellProblem(session, problem, request);
  };
  const sign = async (token: string): Promise<WireProblem | null> => {
    const answered = await code.confirm(token);
    if (!answered.ok) {
      toContract(answered.problem);
      return answered.problem;
    }
    keepProposal(answered.value.proposal);
    session.router.go(`/${answered.value.proposal.currentStep}`);
    return null;
  };
  const change = (at: string): void => {
    code.back();
    session.router.go(`/${at}`);
  };
  useWanted(step.slug, method !== undefined && code.sent === null, request);

  const page = { journey, slug: step.slug, title: titleOf(step), description: descriptionOf(step) };
  if (code.sent !== null) {
    return (
      <SigningCode
        page={page}
        sent={code.sent}
        offered={known?.ways.map((way) => way.method)}
        onCode={sign}
        onResend={code.send}
        onLook={code.look}
        onChange={typeof confirmedAt === 'string' ? () => change(confirmedAt) : undefined}
      />
    );
  }
  return (
    <SignPage
      {...page}
      action={step.texts.init?.action}
      busy={busy}
      disabled={method === undefined}
      onSign={() => void request()}
    >
      {known && <Signer {...known} chosen={method} onChoose={setChosen} />}
    </SignPage>
  );
}

/** Asks for the code of whoever pressed *Assinar* a page before, as soon as it is known where to. */
function useWanted(step: string, ready: boolean, request: () => Promise<void>): void {
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  });
  useEffect(() => {
    if (ready && takeWanted(step)) void latest.current();
  }, [step, ready]);
}
