import { AppShell } from '@passo/ui/layout/AppShell.tsx';
import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';
import { Logo } from '../shell/Logo.tsx';
import { usePartner } from '../shell/usePartner.ts';
import type { Fault } from '../state/notices.ts';

const screen = onDemand(async () => (await import('./FaultScreen.tsx')).FaultScreen);

/** A page on which the journey cannot go on by itself, in the partner's clothes as far as they are known. */
export function FaultPage({ fault }: { readonly fault: Fault }): ReactNode {
  const of = usePartner();
  return (
    <AppShell logo={<Logo source={of?.logo} dark={of?.logoDark} name={of?.name ?? ''} />}>
      <Suspense fallback={<Skeleton fields={0} />}>{screen.draw({ fault })}</Suspense>
    </AppShell>
  );
}
