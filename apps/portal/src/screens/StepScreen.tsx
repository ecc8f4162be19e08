import { Skeleton } from '@passo/ui/layout/Skeleton.tsx';
import { Suspense, useEffect, type ReactNode } from 'react';
import { activeStep, stepOf, type Journey } from '../journey/journey.ts';
import { useConfig } from '../state/config.ts';
import { useSession } from '../session/useSession.ts';
import { Shell } from '../shell/Shell.tsx';
import { setFault, toaster } from '../state/notices.ts';
import type { Session } from '../session/session.ts';
import { orNull, unfetched } from '../wire/unfetched.ts';
import { Beside } from '../views/companion/Beside.tsx';
import { viewFor } from '../views/registry.ts';
import { Arrival } from './Arrival.tsx';
import { FaultPage } from './FaultPage.tsx';

/** The step that the address names, or the one where the journey stands. */
export function StepScreen({ journey, path }: { readonly journey: Journey; readonly path: string }): ReactNode {
  const session = useSession();
  const slug = activeStep(journey, path);
  const step = stepOf(journey, slug);
  const compiled = journey.flow.bySlug.get(slug);
  useEffect(() => {
    if (step !== undefined) session.router.go(`/${slug}`, 'replace');
  }, [session, step, slug, path]);
  useEffect(() => {
    // While the person is busy with this one.
    const timer = setTimeout(() => void preloadNext(session, journey, slug), 1000);
    return () => clearTimeout(timer);
  }, [session, journey, slug]);
  useEffect(() => () => toaster.leave(), [slug]);
  const missing = useConfig((state) => state.later.includes(slug));
  useEffect(() => {
    if (missing) void askAgain(session);
  }, [session, missing]);
  const reviewing = slug !== journey.state.currentStep;
  const status = journey.proposal?.stepStatus[slug] ?? 'init';
  const view = step && viewFor(step.view, status, journey.state.end !== null);
  if (step === undefined || compiled === undefined || !view) return <FaultPage fault={{ kind: 'stepNotFound' }} />;
  const title = `${step.title ?? step.name} · ${journey.config.configuration.display.homePage.pageTitle ?? journey.config.master.name}`;
  return (
    <Shell journey={journey} slug={slug} companion={<Beside journey={journey} slug={slug} />}>
      <Suspense key={slug} fallback={<Skeleton />}>
        {missing ? <Skeleton /> : view.draw({ journey, step, compiled, reviewing })}
        <Arrival place={`${slug}:${status}`} title={title} />
      </Suspense>
    </Shell>
  );
}

async function preloadNext(...of: readonly [Session, Journey, string]): Promise<void> {
  const ahead = await orNull(import('../views/preloadNext.ts'));
  ahead?.preloadNext(...of);
}

/** The words of the step were not sent with the page, and have not come since. */
async function askAgain(session: Session): Promise<void> {
  const refresh = await orNull(import('../journey/refresh.ts'));
  if (refresh === null) setFault({ kind: 'connection', problem: unfetched() });
  else await refresh.reloadSystem(session);
}
