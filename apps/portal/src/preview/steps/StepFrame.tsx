import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { journeyOf, stepOf } from '../../journey/journey.ts';
import { callsBy } from '../../session/session.ts';
import { SessionContext, useSession } from '../../session/useSession.ts';
import { Shell } from '../../shell/Shell.tsx';
import { Beside } from '../../views/companion/Beside.tsx';
import { viewFor } from '../../views/registry.ts';
import { answersFrom } from './answers.ts';
import { readChoice } from './choice.ts';
import { openStores } from './openStores.ts';
import type { Preview } from './usePreview.ts';

/** The step as a customer's page draws it, with everything around it, and nothing leaves this page. */
export function StepFrame({ preview }: { readonly preview: Preview }): ReactNode {
  const session = useSession();
  const { answers } = preview;
  const quiet = useMemo(() => ({ ...session, call: callsBy(answersFrom(answers)) }), [session, answers]);
  return (
    <SessionContext value={quiet}>
      <Framed preview={preview} />
    </SessionContext>
  );
}

function Framed({ preview }: { readonly preview: Preview }): ReactNode {
  const { system, state } = preview;
  const { theme } = readChoice(location.search);
  useEffect(() => {
    if (theme !== 'auto') document.documentElement.dataset.theme = theme;
  }, [theme]);
  openStores(system);
  const journey = journeyOf(system, system.proposal);
  const slug = journey.state.currentStep;
  const step = stepOf(journey, slug);
  const compiled = journey.flow.bySlug.get(slug);
  const view = step && viewFor(step.view, state, journey.state.end !== null);
  if (step === undefined || compiled === undefined || !view)
    return <p role="alert">Este passo não pode ser desenhado.</p>;
  return (
    <Shell journey={journey} slug={slug} companion={<Beside journey={journey} slug={slug} />}>
      <Suspense fallback={null}>{view.draw({ journey, step, compiled, reviewing: false })}</Suspense>
    </Shell>
  );
}
