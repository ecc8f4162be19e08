import { AppShell } from '@passo/ui/layout/AppShell.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { onDemand, unneeded } from '../drawing/drawable.ts';
import type { Journey } from '../journey/journey.ts';
import { Back } from './Back.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { StepProgress } from './StepProgress.tsx';

const manual = onDemand(async () => (await import('./ManualBanner.tsx')).ManualBanner);

const scene = unneeded(async () => (await import('@passo/ui/layout/Scene.tsx')).Scene);

interface ShellProps {
  readonly journey: Journey;
  /** The step in view, or where the journey stands. */
  readonly slug: string;
  /** A step has a place in the journey; other pages have none, and the landing is the partner's stage. */
  readonly place?: 'step' | 'landing' | 'aside';
  /** What stands beside a step where there is room; at an end it draws over the page only. */
  readonly companion?: ReactNode;
  readonly children: ReactNode;
}

/** The page around a step: the partner, where one is, and the ways elsewhere. */
export function Shell({ journey, slug, place = 'step', companion, children }: ShellProps): ReactNode {
  const { config, state } = journey;
  const { display } = config.configuration;
  const isStep = place === 'step';
  const direction = useDirection(journey.flow.bySlug.get(slug)?.index ?? 0);
  const isEnd = isStep && state.end !== null;
  const { desktopBackground } = display.images;
  // Beside a no stand the partner's colours alone: no sunrise.
  const isGlad = !isEnd || state.end === 'finished';
  const background = isGlad && typeof desktopBackground === 'string' ? desktopBackground : '';
  return (
    <AppShell
      logo={<Logo source={display.images.logo} dark={display.images.logoDark} name={config.master.name} />}
      back={isStep && <Back journey={journey} slug={slug} />}
      menu={<MenuButton journey={journey} slug={slug} />}
      progress={isStep && [null, 'finished'].includes(state.end) && <StepProgress journey={journey} slug={slug} />}
      banner={config.startedAs === 'manual' ? <Suspense>{manual.draw({})}</Suspense> : undefined}
      companion={isEnd ? undefined : companion}
      scene={(isEnd || place === 'landing') && <Suspense>{scene.draw({ background })}</Suspense>}
      direction={isStep ? direction : undefined}
    >
      {isEnd && companion}
      {children}
    </AppShell>
  );
}

/** Whether the step in view comes after the one before it, or before it; nowhere at first. */
function useDirection(index: number): 'forward' | 'back' | undefined {
  const [seen, setSeen] = useState<{ readonly index: number; readonly direction?: 'forward' | 'back' }>({ index });
  if (seen.index !== index) setSeen({ index, direction: index > seen.index ? 'forward' : 'back' });
  return seen.direction;
}
