import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { PHONE } from './axe.ts';
import { launchChromium, newDevice } from './chromium.ts';
import { RealServer } from './realServer.ts';

/** What the Chromium tests of one file play on: a server and a browser, there from the first test to the last. */
export interface Stage {
  readonly server: RealServer;
  readonly browser: Browser;
  readonly url: string;
  /** A device that nobody has used: a page with storage of its own. A phone with a camera unless said otherwise. */
  device(options?: BrowserContextOptions): Promise<Page>;
}

/** Called once, at the top of a test file. `env` is what the server is started with beside the usual. */
export function openStage(env: Readonly<Record<string, string>> = {}): Stage {
  const on: { server?: RealServer; browser?: Browser } = {};
  beforeAll(async () => {
    on.server = await RealServer.create(env);
    [on.browser] = await Promise.all([launchChromium(), on.server.start()]);
  });
  afterAll(async () => {
    await on.browser?.close();
    await on.server?.remove();
  });
  return {
    get server() {
      return opened(on.server);
    },
    get browser() {
      return opened(on.browser);
    },
    get url() {
      return opened(on.server).url;
    },
    device: async (options) => {
      const own = { viewport: PHONE, permissions: ['camera'], ...options };
      return (await newDevice(opened(on.browser), own)).newPage();
    },
  };
}

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the stage is open only while tests run');
  return part;
}

/** What a page itself complains about, from now on: what scripts throw and what the console calls an error. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  const say = (text: string): number => complaints.push(`${page.url()} ${text}`);
  page.on('console', (message) => message.type() === 'error' && say(message.text()));
  page.on('pageerror', (error) => say(error.message));
  return complaints;
}
