import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { PHONE } from '../../support/axe.ts';
import { newDevice } from '../../support/chromium.ts';
import { DAY } from '../../support/day.ts';
import { openHouse } from '../../support/openHouse.ts';
import type { Picture } from './customer.ts';
import { type Counts, type Devices, Session } from './session.ts';
import type { Visit } from './visit.ts';

/** People who are at it at the same time. */
const AT_ONCE = 3;
/** Nothing takes as long that comes at all. */
const PATIENCE_MS = 30_000;

interface Failure<Lived extends Visit = Visit> {
  readonly visit: Lived;
  readonly said: string;
}

async function picture(): Promise<Picture> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } });
  return { name: 'f.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() };
}

async function deviceOf(browser: Browser, origin: string): Promise<BrowserContext> {
  const device = await newDevice(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  await device.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  device.setDefaultTimeout(PATIENCE_MS);
  // Who presses Continuar is the session: a step that is complete with a photo waits for it.
  await device.addInitScript(() => (HTMLFormElement.prototype.requestSubmit = () => undefined));
  return device;
}

type Lives<Lived extends Visit> = new (on: Devices, visit: Lived, counts: Counts) => Pick<Session, 'live'>;

/** Lives all of them on one server that has their flows, a few at a time. Answers those that went wrong. */
export async function liveAll<Lived extends Visit>(
  browser: Browser,
  visits: readonly Lived[],
  counts: Counts,
  Lives: Lives<Lived> = Session,
): Promise<readonly Failure<Lived>[]> {
  // A partner without a channel is refused.
  if (visits.length === 0) return [];
  const portal = path.resolve(import.meta.dirname, '../../../apps/portal/dist');
  const flows = Object.fromEntries(visits.map(({ steps }, index) => [`v${index}`, steps]));
  const house = await openHouse(flows, {}, { portal });
  const photo = await picture();
  const failures: Failure<Lived>[] = [];
  const waiting = visits.entries();
  const person = async (): Promise<void> => {
    const [first, second] = await Promise.all([deviceOf(browser, house.url), deviceOf(browser, house.url)]);
    const on = { url: house.url, first, second, picture: photo, today: DAY };
    for (const [at, visit] of waiting) {
      const failed = (problem: unknown): void => void failures.push({ visit, said: saidBy(problem) });
      await new Lives(on, visit, counts).live(`oficina-v${at}`).catch(failed);
    }
    await Promise.all([first.close(), second.close()]);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, person));
  } finally {
    await house.close();
  }
  return failures;
}

function saidBy(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const [actual, expected] = ['actual', 'expected'].map((name) => JSON.stringify(Reflect.get(problem, name)));
  return `${problem.message}\n  seen     ${actual}\n  expected ${expected}`;
}
