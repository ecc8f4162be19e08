import { AppShell } from '@passo/ui/layout/AppShell.tsx';
import { CyclicLoader } from '@passo/ui/layout/CyclicLoader.tsx';
import type { ReactNode } from 'react';
import { Logo } from '../shell/Logo.tsx';

const texts = ['Consultando sua proposta', 'Finalizando a sua solicitação', 'Estamos quase lá'];

/** While a link is made, or its configuration fetched. */
export function Waiting(): ReactNode {
  return (
    <AppShell logo={<Logo source={undefined} name="" />}>
      <CyclicLoader texts={texts} description="Aguarde um momento..." />
    </AppShell>
  );
}
