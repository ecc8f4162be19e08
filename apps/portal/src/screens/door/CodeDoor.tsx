import { Button } from '@passo/ui/controls/Button.tsx';
import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { CodeForm } from '../../views/token/CodeForm.tsx';
import { shownTarget } from '../../views/token/shownTarget.ts';
import { Arrival } from '../Arrival.tsx';
import { BackToProposal } from './BackToProposal.tsx';
import { Unanswered } from './Unanswered.tsx';
import type { Door } from './useDoor.ts';

interface CodeDoorProps {
  readonly door: Door;
  readonly title: string;
  /** What is done behind it. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A page behind a code, also on a device that is in: whoever finds the phone on the table is in, too. */
export function CodeDoor(props: CodeDoorProps): ReactNode {
  const { door, title } = props;
  return (
    <>
      <Stage {...props} />
      <Arrival place={door.sent === null ? title : `${title}: código`} title={title} />
    </>
  );
}

function Stage({ door, title, about, children }: CodeDoorProps): ReactNode {
  const { data, again, sent, send, confirm } = door;
  if (data === null) return again === null ? <Skeleton fields={2} /> : <Unanswered title={title} again={again} />;
  if (sent !== null) return <CodeForm sent={sent} onCode={confirm} onResend={send} />;
  if (data.openUntil === null) return <Gate title={title} about={about} target={data.target} send={send} />;
  return children;
}

interface GateProps extends Pick<CodeDoorProps, 'title' | 'about'> {
  readonly target: string | null;
  readonly send: Door['send'];
}

function Gate({ title, about, target, send }: GateProps): ReactNode {
  const session = useSession();
  const request = async (): Promise<void> => {
    const problem = await send();
    if (problem !== null) tellProblem(session, problem, request);
  };
  return (
    <StepLayout
      title={title}
      description={about}
      footer={
        <>
          {target !== null && <Button onClick={request}>Receber o código</Button>}
          <BackToProposal />
        </>
      }
    >
      <p>
        {target === null
          ? 'Para isso precisamos saber que é você, e este pedido ainda não tem um contato confirmado. Confirme o seu celular ou e-mail e volte aqui.'
          : `Para proteger os seus dados, vamos enviar um código para ${shownTarget(target)}.`}
      </p>
    </StepLayout>
  );
}
