import { AppShell } from '@passo/ui/layout/AppShell.tsx';
import { ErrorScreen } from '@passo/ui/layout/ErrorScreen.tsx';
import type { ReactNode } from 'react';
import { Logo } from '../shell/Logo.tsx';
import { Arrival } from './Arrival.tsx';
import { HelpLine } from './HelpLine.tsx';
import { useWayIn } from './useWayIn.tsx';
import styles from './screens.module.css';

/** Whoever has left this device arrives here: nothing of theirs is on it any more. */
export function LeftScreen(): ReactNode {
  return (
    <AppShell logo={<Logo source={undefined} name="" />}>
      <ErrorScreen
        illustration="check"
        title="Você saiu"
        lines={['Este aparelho não guarda mais nada seu.', 'Para voltar a um pedido, abra de novo o link dele.']}
        {...useWayIn()}
      />
      <p className={styles.leave}>
        <HelpLine />
      </p>
      <Arrival place="left" title="Você saiu" />
    </AppShell>
  );
}
