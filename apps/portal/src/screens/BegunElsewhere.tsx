import { problems } from '@passo/domain/problem/problems.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { ErrorScreen } from '@passo/ui/layout/ErrorScreen.tsx';
import { LastWay } from '@passo/ui/layout/LastWay.tsx';
import type { ReactNode } from 'react';
import { startAnew } from '../journey/otherLink.ts';
import { reloadSystem } from '../journey/refresh.ts';
import { useSession } from '../session/useSession.ts';
import type { Fault } from '../state/notices.ts';

/** Nobody can be told apart yet: the order goes on where it was begun, and here once its telephone is confirmed there. */
export function BegunElsewhere({ fault: { problem } }: { readonly fault: Fault }): ReactNode {
  const session = useSession();
  return (
    <ErrorScreen
      illustration="warning"
      title="Pedido iniciado em outro aparelho"
      lines={[
        problem?.message ?? problems['proof.unverified'].message,
        'Abra o pedido naquele aparelho e confirme o celular. Depois ele abre aqui também.',
      ]}
      actions={<Button onClick={() => reloadSystem(session)}>Já confirmei o celular</Button>}
      below={<LastWay why="Não está com ele?" label="Começar um novo pedido" onClick={() => startAnew(session)} />}
    />
  );
}
