import { Button } from '@passo/ui/controls/Button.tsx';
import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { CodeForm } from '../../views/token/CodeForm.tsx';
import { Arrival } from '../Arrival.tsx';
import { Copy } from './Copy.tsx';
import { Correction } from './Correction.tsx';
import { Erasure } from './Erasure.tsx';
import { Requests } from './Requests.tsx';
import { useMyData } from './useMyData.ts';
import styles from './mydata.module.css';

const TITLE = 'Meus dados';

/** What we keep of a person, for that person: a copy, a correction, an end. Behind a code, also on a device that is in. */
export function MyDataScreen(): ReactNode {
  const known = useMyData();
  return (
    <>
      <Stage {...known} />
      <Arrival place={known.sent === null ? TITLE : 'meus-dados-codigo'} title={TITLE} />
    </>
  );
}

function Stage({ data, sent, send, confirm, ask }: ReturnType<typeof useMyData>): ReactNode {
  if (data === null) return <Skeleton fields={2} />;
  if (sent !== null) return <CodeForm sent={sent} onCode={confirm} onResend={send} />;
  if (data.openUntil === null) return <Gate target={data.target} send={send} />;
  return (
    <StepLayout
      title={TITLE}
      description="Você decide sobre os dados que guardamos deste pedido. Esta página fica aberta por 10 minutos."
      footer={<Back />}
    >
      <div className={styles.parts}>
        <Copy ask={ask} />
        <Correction ask={ask} />
        <Erasure ask={ask} />
        <Requests requests={data.requests} />
      </div>
    </StepLayout>
  );
}

interface GateProps {
  readonly target: string | null;
  readonly send: ReturnType<typeof useMyData>['send'];
}

function Gate({ target, send }: GateProps): ReactNode {
  const session = useSession();
  const request = async (): Promise<void> => {
    const problem = await send();
    if (problem !== null) tellProblem(session, problem, request);
  };
  return (
    <StepLayout
      title={TITLE}
      description="Aqui você baixa uma cópia dos dados que guardamos deste pedido, pede uma correção ou pede que sejam apagados."
      footer={
        <>
          {target !== null && <Button onClick={request}>Receber o código</Button>}
          <Back />
        </>
      }
    >
      <p>
        {target === null
          ? 'Para isso precisamos saber que é você, e este pedido ainda não tem um contato confirmado. Confirme o seu celular ou e-mail e volte aqui.'
          : `Para proteger os seus dados, vamos enviar um código para ${target}.`}
      </p>
    </StepLayout>
  );
}

function Back(): ReactNode {
  const { router } = useSession();
  return (
    <Button variant="ghost" onClick={() => router.go('/')}>
      Voltar ao pedido
    </Button>
  );
}
