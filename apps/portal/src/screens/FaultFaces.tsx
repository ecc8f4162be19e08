import { problems } from '@passo/domain/problem/problems.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { ErrorScreen } from '@passo/ui/layout/ErrorScreen.tsx';
import { LastWay } from '@passo/ui/layout/LastWay.tsx';
import { splitLines } from '@passo/ui/overlays/lines.ts';
import { useEffect, type ReactNode } from 'react';
import { anotherCpf } from '../journey/anotherCpf.ts';
import { forgetErased } from '../journey/forgetErased.ts';
import { openLink } from '../journey/link.ts';
import { startAnew } from '../journey/otherLink.ts';
import { reloadSystem } from '../journey/refresh.ts';
import { useSession } from '../session/useSession.ts';
import type { Fault } from '../state/notices.ts';
import { hash } from '../state/hashId.ts';
import { useProposal } from '../state/proposal.ts';

/* What a page says after each fault, and the one thing that helps there. Which fault has which face, `FaultScreen` knows. */

export function Erased({ fault: { problem } }: { readonly fault: Fault }): ReactNode {
  useEffect(forgetErased, []);
  return (
    <Told
      title="Pedido apagado"
      text={problem?.message ?? problems['proposal.erased'].message}
      action={<StartAnew>Começar um novo pedido</StartAnew>}
    />
  );
}

function StartAnew({ children }: { readonly children: string }): ReactNode {
  const session = useSession();
  return <Button onClick={() => startAnew(session)}>{children}</Button>;
}

interface ToldProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

export function Told({ title, text, action }: ToldProps): ReactNode {
  return <ErrorScreen illustration="warning" title={title} lines={splitLines(text)} actions={action} />;
}

/** The page begins anew where this journey stands, by its own link: the device may have opened another one since. */
export function StepLost({ before }: { readonly before: string | undefined }): ReactNode {
  const hasBegun = useProposal((state) => state.proposal !== null);
  return (
    <ErrorScreen
      illustration="warning"
      title={problems['step.notFound'].title}
      lines={[problems['step.notFound'].message, ...(before ? [before] : [])]}
      actions={hasBegun ? <Button onClick={() => openLink(hash())}>Continuar de onde parei</Button> : <Reload />}
    />
  );
}

function Reload(): ReactNode {
  return <Button onClick={() => location.reload()}>Tentar novamente</Button>;
}

export function CookiesBlocked(): ReactNode {
  return (
    <ErrorScreen
      illustration="warning"
      title="Cookies Bloqueados"
      lines={[
        problems['cookies.blocked'].message,
        'Libere os cookies nas configurações, ou abra o link em outro navegador.',
      ]}
      actions={<Reload />}
    />
  );
}

export function Disconnected({ text }: { readonly text: string }): ReactNode {
  const session = useSession();
  // The browser knows when the line is back, each time that it is; where that helps nothing the button is still there.
  useEffect(() => {
    const again = (): void => void reloadSystem(session);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [session]);
  return (
    <ErrorScreen
      illustration="offline"
      title="Sem conexão"
      lines={[text, 'O que você já enviou está salvo.']}
      actions={<Button onClick={() => reloadSystem(session)}>Tentar novamente</Button>}
    />
  );
}

/** Nothing better is known: the message, another try, and the way out with another CPF where the journey is over. */
export function Generic({ fault }: { readonly fault: Fault }): ReactNode {
  const session = useSession();
  const { problem } = fault;
  const terminates = problem?.hints.redirectToErrorPage === true;
  // The page itself broke: only a new one helps.
  const broken = problem?.name === 'network.unstable';
  return (
    <ErrorScreen
      illustration={terminates ? 'refusal' : 'warning'}
      title={problem?.title ?? 'Atenção'}
      lines={splitLines(problem?.message ?? problems['network.unstable'].message)}
      actions={
        <>
          <Button onClick={broken ? () => location.reload() : () => reloadSystem(session)}>Tentar Novamente</Button>
          {terminates && <LastWay {...anotherCpf} onClick={() => startAnew(session)} />}
        </>
      }
    />
  );
}
