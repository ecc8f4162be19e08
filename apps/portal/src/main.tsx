import { App } from './App.tsx';
import { currentJourney } from './journey/useJourney.ts';
import { openSession, type Session } from './session/session.ts';
import { applyTheme } from './shell/theme.ts';
import { preloadStep } from './views/preload.ts';
import { boot } from './start/boot.ts';
import { followJourney } from './journey/follow.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { SessionContext } from './session/useSession.ts';
import { openDeviceStores, openDrafts } from './state/onDevice.ts';
import { activeStep } from './journey/journey.ts';
import { standaloneFor } from './screens/pages.ts';

openDeviceStores();
applyTheme();
void open(openSession(window));

/** What the server sent along is read before anything is drawn; what has to be asked for is waited for in sight. */
async function open(session: Session): Promise<void> {
  const path = session.router.path();
  followJourney(session.router);
  await openDrafts(session.address.hash ?? session.start?.hash, session.start?.drafts);
  const booted = standaloneFor(path) === undefined ? boot(session) : Promise.resolve();
  // Its words are in sight: nothing else takes their place until the step itself does.
  if (document.querySelector('.opening') !== null) await booted.catch(() => undefined);
  const journey = currentJourney();
  if (journey !== null) await preloadStep(session, journey, activeStep(journey, session.router.path()));
  const place = document.getElementById('app');
  if (place !== null) {
    const root = createRoot(place);
    // In slices: on a slow phone one long task would keep the first taps waiting.
    startTransition(() =>
      root.render(
        <SessionContext value={session}>
          <App />
        </SessionContext>,
      ),
    );
  }
  await booted;
}
