import { AppShell } from '@passo/ui/layout/AppShell.tsx';
import { Suspense, type ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';
import type { Journey } from '../journey/journey.ts';
import { shareOf } from '../journey/journey.ts';
import { positionOf } from '@passo/engine/journey/position.ts';
import { usePercentage } from '../state/percentage.ts';
import { Actions } from './Actions.tsx';
import { Logo } from './Logo.tsx';

const manual = onDemand(async () => (await import('./ManualBanner.tsx')).ManualBanner);

interface ShellProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
  readonly children: ReactNode;
}

/** The page around a step: the partner, where one is, and the ways elsewhere. */
export function Shell({ journey, slug, children }: ShellProps): ReactNode {
  const filled = usePercentage((shares) => shares[slug]) ?? 0;
  const { display } = journey.config.configuration;
  const { number, of } = positionOf(journey.live, slug);
  const background = display.images.desktopBackground;
  return (
    <AppShell
      logo={<Logo source={display.images.logo} name={journey.config.master.name} />}
      actions={<Actions journey={journey} slug={slug} />}
      position={display.hideStepAmount === true || number === 0 ? undefined : { current: number, total: of }}
      banner={journey.config.startedAs === 'manual' ? <Suspense>{manual.draw({})}</Suspense> : undefined}
      progress={display.hideProgressBar === true ? undefined : shareOf(journey, slug, filled)}
      background={typeof background === 'string' ? background : undefined}
    >
      {children}
    </AppShell>
  );
}
