import { Suspense, type ReactNode } from 'react';
import type { Journey } from './journey/journey.ts';
import { useJourney } from './journey/useJourney.ts';
import { onDemand, unneeded } from './drawing/drawable.ts';
import { useRoute } from './session/useSession.ts';
import { ErrorBoundary } from './screens/ErrorBoundary.tsx';
import { FaultPage } from './screens/FaultPage.tsx';
import { isLanding, pageFor, standaloneFor } from './screens/pages.ts';
import { StepScreen } from './screens/StepScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { useLoaded } from './device/useLoaded.ts';
import { UNSTABLE } from '@passo/domain/problem/browserProblems.ts';
import { browserProblem } from './wire/problem.ts';
import { useMultiProposal } from './state/multiProposal.ts';
import { toaster, useNotices } from './state/notices.ts';
import { useEverTrue } from './drawing/useEverTrue.ts';

const idleWatch = unneeded(async () => (await import('./shell/IdleWatch.tsx')).IdleWatch);
const waiting = onDemand(async () => (await import('./screens/Waiting.tsx')).Waiting);
const toasts = unneeded(async () => (await import('@passo/ui/overlays/Toasts.tsx')).Toasts);
const questions = onDemand(async () => (await import('./screens/Questions.tsx')).Questions);
const multiProposal = onDemand(async () => (await import('./screens/MultiProposal.tsx')).MultiProposal);

const broken = { kind: 'generic', problem: browserProblem('network.unstable') } as const;

/** The last net says bare words, where not even the page that tells of a failure can be had. */
export function App(): ReactNode {
  return (
    <>
      <ErrorBoundary instead={UNSTABLE}>
        <ErrorBoundary instead={<FaultPage fault={broken} />}>
          <Page />
        </ErrorBoundary>
      </ErrorBoundary>
      <Overlays />
    </>
  );
}

function Page(): ReactNode {
  const fault = useNotices((state) => state.fault);
  const journey = useJourney();
  const path = useRoute();
  const standalone = standaloneFor(path);
  if (standalone !== undefined) return <Suspense fallback={null}>{standalone.draw({})}</Suspense>;
  if (fault !== null) return <FaultPage fault={fault} />;
  if (journey === null) return <Suspense fallback={null}>{waiting.draw({})}</Suspense>;
  return <JourneyPage journey={journey} path={path} />;
}

function JourneyPage({ journey, path }: { readonly journey: Journey; readonly path: string }): ReactNode {
  const page = pageFor(path, journey);
  if (page === undefined) return <StepScreen journey={journey} path={path} />;
  return (
    <Shell journey={journey} slug={journey.state.currentStep} place={isLanding(page) ? 'landing' : 'aside'}>
      <Suspense fallback={null}>{page.draw({ journey })}</Suspense>
    </Shell>
  );
}

/** Drawn from the first time they are needed, so that they can also leave in peace. */
function Overlays(): ReactNode {
  const asks = useEverTrue(useNotices((state) => state.confirmation !== null));
  const loaded = useLoaded();
  const chooses = useEverTrue(useMultiProposal((state) => state.found !== null));
  return (
    <ErrorBoundary instead={null}>
      <Suspense fallback={null}>
        {asks && questions.draw({})}
        {chooses && multiProposal.draw({})}
        {loaded && toasts.draw({ toaster })}
        {loaded && idleWatch.draw({})}
      </Suspense>
    </ErrorBoundary>
  );
}
