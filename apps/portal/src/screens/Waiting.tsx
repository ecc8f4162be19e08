import { AppShell } from '@passo/ui/layout/AppShell.tsx';
import { CyclicLoader } from '@passo/ui/layout/CyclicLoader.tsx';
import type { ReactNode } from 'react';
import { Logo } from '../shell/Logo.tsx';
import { useHashId } from '../state/hashId.ts';

const texts = ['Consultando sua proposta', 'Finalizando a sua solicitação', 'Estamos quase lá'];
/** There is no proposal to look up yet. */
const first = ['Preparando o seu pedido', 'Estamos quase lá'];

/** While a link is made, or its configuration fetched. */
export function Waiting(): ReactNode {
  const hasLink = useHashId(({ hashId }) => hashId !== null);
  return (
    <AppShell logo={<Logo source={undefined} name="" />}>
      <CyclicLoader texts={hasLink ? texts : first} description="Aguarde um momento..." />
    </AppShell>
  );
}
