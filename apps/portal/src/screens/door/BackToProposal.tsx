import { Button } from '@passo/ui/controls/Button.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';

/** The way back from a page of the menu. */
export function BackToProposal(): ReactNode {
  const { router } = useSession();
  return (
    <Button variant="ghost" onClick={() => router.go('/')}>
      Voltar ao pedido
    </Button>
  );
}
