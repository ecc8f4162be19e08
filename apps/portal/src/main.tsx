import '@passo/ui/theme/base.css';
import './styles/font.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { activeStep } from './journey/journey.ts';
import { followJourney } from './journey/follow.ts';
import { preloadStep } from './journey/preload.ts';
import { currentJourney } from './journey/useJourney.ts';
import { router } from './route/useRoute.ts';
import { previewFor } from './screens/pages.ts';
import { applyTheme } from './shell/theme.ts';
import { boot } from './start/boot.ts';

applyTheme();
followJourney();
void open();

/** What the server sent along is read before anything is drawn; what has to be asked for is waited for in sight. */
async function open(): Promise<void> {
  const booted = previewFor(router.path()) === undefined ? boot() : Promise.resolve();
  const journey = currentJourney();
  if (journey !== null) await preloadStep(journey, activeStep(journey, router.path()));
  const place = document.getElementById('app');
  if (place !== null) createRoot(place).render(<App />);
  await booted;
}
