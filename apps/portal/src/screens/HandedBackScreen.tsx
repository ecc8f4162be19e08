import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import { setBorrowed } from '../device/borrowed.ts';
import { useSession } from '../session/useSession.ts';
import { Arrival } from './Arrival.tsx';

/** The last page of a phone that was only to take the photos. */
export function HandedBackScreen(): ReactNode {
  const { router } = useSession();
  const stay = (): void => {
    setBorrowed(false);
    router.go('/', 'replace');
  };
  return (
    <>
      <Panel
        tone="finished"
        illustration="check"
        title="Pronto, volte ao computador"
        text="As fotos chegaram. A página do computador já seguiu sozinha; esta aqui pode ser fechada."
        secondary={{ label: 'Continuar por aqui', onClick: stay }}
      />
      <Arrival place="handed back" title="Pronto, volte ao computador" />
    </>
  );
}
