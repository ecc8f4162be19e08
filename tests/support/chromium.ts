import fs from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { suiteClock } from './day.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A headless Chromium: CHROMIUM_PATH, else the system's. The camera is Chromium's own fake device. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => fs.existsSync(place));
  if (executablePath === undefined)
    throw new Error('no Chromium found: set CHROMIUM_PATH or run `npm test`, which brings one');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...more,
    ],
  });
}

/** Makes what the page takes for now so much later; its timers run as ever. Runs in the page. */
function setAhead(ms: number): void {
  globalThis.Date = new Proxy(Date, {
    apply: (Real) => new Real(Real.now() + ms).toString(),
    construct: (Real, given, target) => Reflect.construct(Real, given.length === 0 ? [Real.now() + ms] : given, target),
    get: (Real, name) => (name === 'now' ? () => Real.now() + ms : Reflect.get(Real, name)),
  });
}

/** A device that nobody has used, on the suite's day. */
export async function newDevice(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const device = await browser.newContext({ locale: 'pt-BR', ...options });
  await device.addInitScript(setAhead, suiteClock.now().getTime() - Date.now());
  return device;
}
