import { Button } from '@passo/ui/controls/Button.tsx';
import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { TokenMethod } from '@passo/engine/definition.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { faultOf } from '../journey/faults.ts';
import { startAnew } from '../journey/otherLink.ts';
import { hash } from '../state/hashId.ts';
import { reloadSystem } from '../journey/refresh.ts';
import { tellProblem } from '../journey/tellProblem.ts';
import { useSession } from '../session/useSession.ts';
import { setFault } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';
import { CodeForm } from '../views/token/CodeForm.tsx';
import { MethodChoice, type Way } from '../views/token/MethodChoice.tsx';
import { shownTarget } from '../views/token/shownTarget.ts';
import { useCode } from '../views/token/useCode.ts';

/** A device that comes back proves that it belongs to the person: a code to a contact that was confirmed before. */
export function ProveScreen({ step }: { readonly step: string }): ReactNode {
  const session = useSession();
  const { router } = session;
  // The address says where one is (specification, 8: 401 goes there), and a reload stays.
  useEffect(() => router.go('/token-validation', 'replace'), [router]);
  const known = useWays(step);
  const code = useCode(step);
  const [chosen, setChosen] = useState<TokenMethod>();
  const way = known?.ways.find(({ method }) => method === chosen) ?? known?.ways[0];
  const request = async (): Promise<void> => {
    if (known === null || way === undefined) return;
    const problem = await code.send(way.method);
    if (problem === null) return;
    // The code that went out a moment ago, to the same contact, is still good.
    if (problem.name === 'otp.tooSoon') code.assume({ ...way, resendAt: known.resendAt });
    else tellProblem(session, problem, request);
  };
  const check = async (token: string): Promise<WireProblem | null> => {
    const answered = await code.confirm(token);
    if (!answered.ok) return answered.problem;
    router.go('/', 'replace');
    return reloadSystem(session);
  };
  if (known === null) return <Skeleton fields={2} />;
  if (code.sent !== null)
    return (
      <CodeForm
        sent={code.sent}
        offered={known.ways.map(({ method }) => method)}
        onCode={check}
        onResend={code.send}
        onLook={code.look}
        onBack={known.ways.length > 2 ? code.back : undefined}
      />
    );
  return (
    <StepLayout
      title="Que bom que você voltou"
      description="Encontramos um cadastro com os seus dados. Confirme que é você para continuar."
      footer={
        <>
          <Button onClick={request}>Receber código</Button>
          <Button variant="ghost" onClick={() => startAnew(session)}>
            Começar um novo pedido
          </Button>
        </>
      }
    >
      {known.ways.length === 1 && (
        <p>{`Vamos enviar o código para ${way ? shownTarget(way.target) : 'o seu contato'}.`}</p>
      )}
      <MethodChoice ways={known.ways} chosen={way?.method} onChoose={setChosen} />
    </StepLayout>
  );
}

interface Ways {
  readonly ways: readonly KnownWay[];
  /** When a code may be asked for, in milliseconds. */
  readonly resendAt: number;
}

type KnownWay = Way & { readonly target: string };

const isKnown = (way: Way): way is KnownWay => way.target !== null;

/** The ways that lead to a confirmed contact; null until they are known. */
function useWays(step: string): Ways | null {
  const { call } = useSession();
  const [known, setKnown] = useState<Ways | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call('tokenMethods', { params: { id: hash(), step }, signal: controller.signal }).then(
      (answered) => {
        if (!answered.ok) return setFault(faultOf(answered.problem));
        const { methods, resendInSeconds } = answered.value;
        setKnown({ ways: methods.filter(isKnown), resendAt: Date.now() + resendInSeconds * 1000 });
      },
      // Cancelled by this very effect.
      () => undefined,
    );
    return () => controller.abort();
  }, [call, step]);
  return known;
}
