import { expect, it } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { shrunk } from './shrink.ts';
import { liveAll } from './stage.ts';
import { type Visit, visitsOf } from './visit.ts';

/* What the browser calls valid the server takes, keeps as it was on the screen and gives back; forged it changes nothing. */

const SESSIONS = Number(process.env.PARITY_SESSIONS ?? 60);
const SEED = Number(process.env.PARITY_SEED ?? 20_261_122);

/** As it is pasted into /componentes, and what one does there. */
const told = ({ steps, ...person }: Visit): string =>
  `${JSON.stringify({ steps }, null, 2)}\n${JSON.stringify(person)}`;

it(`${SESSIONS} sessions with real keys at real proposals (seed ${SEED})`, async () => {
  const counts = { accepted: 0, refused: 0, forged: 0 };
  const browser = await launchChromium();
  try {
    const failures = await liveAll(browser, visitsOf(SESSIONS, SEED), counts);
    const { accepted, refused, forged } = counts;
    process.stderr.write(`sessions: ${accepted} submits accepted, ${refused} given up, ${forged} forged\n`);
    const [first] = failures;
    if (first !== undefined)
      expect.fail(`${failures.length} differ. ${first.said}\n${told(await shrunk(browser, first.visit))}`);
    // Of use only if all of it happens.
    expect(accepted).toBeGreaterThan(SESSIONS);
    expect(forged).toBeGreaterThan(SESSIONS / 4);
    expect(refused).toBeLessThan(SESSIONS / 2);
  } finally {
    await browser.close();
  }
});
