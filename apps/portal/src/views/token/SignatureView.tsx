import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { keepProposal } from '../../state/proposal.ts';
import type { WireProblem } from '../../wire/problem.ts';
import { OfferCosts } from '../offer/OfferCosts.tsx';
import { contractPaper } from '../offer/paperRows.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';
import { CodeForm } from './CodeForm.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { useCode } from './useCode.ts';
import { useWays, type Ways } from './useWays.ts';
import styles from './token.module.css';

/** What is signed, the contact that was confirmed and signs it, and the code: sent when it is asked for, given when *Assinar* is pressed. */
export function SignatureView({ journey, step }: ViewProps): ReactNode {
  const session = useSession();
  const code = useCode(step.slug);
  const known = useWays(step.slug);
  const [chosen, setChosen] = useState<Ways['ways'][number]['method']>();
  const method = chosen ?? known?.ways[0]?.method;
  const { offer, contract } = shownOf(journey, step.slug);

  const send = async (): Promise<WireProblem | null> => (method === undefined ? null : code.send(method));
  /** The costs changed, or were never read, or the contract is to be written anew: they are on the contract's own page. */
  const toContract = ({ name }: WireProblem): void => {
    const reads = journey.config.steps.find(({ view }) => view === 'contract');
    if (name === 'sheet.unread') session.router.go(`/${reads?.slug ?? step.slug}`);
  };
  const request = async (): Promise<void> => {
    const problem = await send();
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
  const terms = (
    <>
      {offer && <OfferCosts offer={offer} />}
      {contract && <PaperList papers={[contractPaper(contract)]} />}
    </>
  );

  if (code.sent !== null) {
    const signing = { title: titleOf(step), action: 'Assinar', terms };
    return (
      <CodeForm
        sent={code.sent}
        onCode={sign}
        onResend={send}
        onLook={code.look}
        onBack={code.back}
        signing={signing}
      />
    );
  }
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      footer={
        <Button onClick={request} disabled={method === undefined}>
          {step.texts.init?.action ?? 'Receber o código para assinar'}
        </Button>
      }
    >
      {terms}
      {known && <Signer {...known} chosen={method} onChoose={setChosen} />}
    </StepLayout>
  );
}

interface SignerProps extends Ways {
  readonly chosen: Ways['ways'][number]['method'] | undefined;
  readonly onChoose: (method: Ways['ways'][number]['method']) => void;
}

/** Whose contact signs. It is changed where it was confirmed, and nowhere else. */
function Signer({ ways, confirmedAt, chosen, onChoose }: SignerProps): ReactNode {
  const { router } = useSession();
  const [first] = ways;
  return (
    <>
      {first && (
        <dl className={styles.signer}>
          <dt>Você assina com o contato que já confirmou</dt>
          <dd>{first.target}</dd>
        </dl>
      )}
      <MethodChoice ways={ways.map(({ method }) => ({ method, target: null }))} chosen={chosen} onChoose={onChoose} />
      {confirmedAt !== null && (
        <p>
          <LinkButton onClick={() => router.go(`/${confirmedAt}`)}>Trocar o contato</LinkButton>
        </p>
      )}
    </>
  );
}
