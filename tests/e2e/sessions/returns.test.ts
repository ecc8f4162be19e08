import { expect, it } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { ReturnSession, returnsTo } from './returning.ts';
import { liveAll } from './stage.ts';

/* A step is answered, come back to, changed beside a field and sent again: nothing else moves, whatever the kind and wherever it stands. */

const SESSIONS = 100;

it(`${SESSIONS} people who come back change nothing else`, async () => {
  const counts = { accepted: 0, refused: 0, forged: 0 };
  const browser = await launchChromium();
  try {
    const failures = await liveAll(browser, returnsTo(SESSIONS), counts, ReturnSession);
    process.stderr.write(`returns: ${SESSIONS} sessions, ${counts.accepted} submits, ${failures.length} differences\n`);
    expect(
      failures.map(({ visit: { component, where, returns }, said }) => `${component} ${where}, ${returns}: ${said}`),
    ).toEqual([]);
    expect(counts.accepted).toBeGreaterThanOrEqual(2 * SESSIONS);
  } finally {
    await browser.close();
  }
});
