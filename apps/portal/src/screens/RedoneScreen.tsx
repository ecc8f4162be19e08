import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { Arrival } from './Arrival.tsx';

/** A link asked for one step to be done again, and it has been. */
export function RedoneScreen(): ReactNode {
  const { router } = useSession();
  return (
    <>
      <StepLayout
        title="Este passo já foi refeito"
        description="Recebemos o que você enviou. Não é preciso fazer mais nada por este link."
        footer={<Button onClick={() => router.go('/')}>Ver o meu pedido</Button>}
      >
        {null}
      </StepLayout>
      <Arrival place="redone" title="Este passo já foi refeito" />
    </>
  );
}
