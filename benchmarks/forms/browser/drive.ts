import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../../tests/support/chromium.ts';
import type { Variant } from '../spec.ts';
import type { Bench } from './page/start.ts';
import { CATEGORIES, costPerKey, type TraceEvent } from './trace.ts';

declare global {
  interface Window {
    bench: Bench;
  }
}

export interface KeySamples {
  /** Main-thread ms of each key. */
  readonly busy: readonly number[];
  /** Of that Chromium's own style, layout and painting. */
  readonly drawing: readonly number[];
  /** From the key to the settled frame, ms. */
  readonly settled: readonly number[];
}

export interface Effort {
  readonly keys: number;
  /** Milliseconds after which no further key is pressed, least keys given. */
  readonly budgetMs: number;
  readonly leastKeys: number;
  readonly mounts: number;
}

const PATIENCE_MS = 30_000;
/** A peer this slow is warm after one key. */
const SLOW_KEY_MS = 300;

/** One page of one peer in a browser of its own, driven through the DevTools protocol. */
export class Driver {
  private readonly browser: Browser;
  private readonly page: Page;
  private readonly cdp: CDPSession;
  private readonly whole: CDPSession;
  private told: (ms: number) => void = () => undefined;
  private value = 'si';

  private constructor(browser: Browser, page: Page, cdp: CDPSession, whole: CDPSession) {
    this.browser = browser;
    this.page = page;
    this.cdp = cdp;
    this.whole = whole;
  }

  static async open(folder: string, file: string): Promise<Driver> {
    const browser = await launchChromium(['--js-flags=--expose-gc']);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const cdp = await page.context().newCDPSession(page);
    const driver = new Driver(browser, page, cdp, await browser.newBrowserCDPSession());
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'benchTold' });
    cdp.on('Runtime.bindingCalled', ({ payload }) => driver.told(JSON.parse(payload).ms));
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`file://${path.join(folder, `${file}.html`)}`);
    return driver;
  }

  async mount(variant: Variant, size: number): Promise<number> {
    this.value = 'si';
    const mounting = this.page.evaluate(([variant, size]) => window.bench.mount(variant, size), [
      variant,
      size,
    ] as const);
    return within(mounting, PATIENCE_MS, 'the form never appeared');
  }

  async mountSteps(size: number): Promise<number> {
    this.value = 'si';
    return within(
      this.page.evaluate((size) => window.bench.mountSteps(size), size),
      PATIENCE_MS,
      'the first step never appeared',
    );
  }

  /** `value`: what the field to type into holds there. */
  async turn(to: number, value = 'si'): Promise<number> {
    this.value = value;
    return within(
      this.page.evaluate((to) => window.bench.turn(to), to),
      PATIENCE_MS,
      'the step never changed',
    );
  }

  unmount = (): Promise<void> => this.page.evaluate(() => window.bench.unmount());
  mountAgain = (): Promise<number> =>
    within(
      this.page.evaluate(() => window.bench.mountAgain()),
      PATIENCE_MS,
      'no copy',
    );
  focus = (): Promise<void> => this.page.evaluate(() => window.bench.focus());
  close = (): Promise<void> => this.browser.close();

  /** What is wrong with the page. Some peers tell their answers a little late. */
  async gate(): Promise<string | null> {
    const problem = await this.page.evaluate((value) => window.bench.gate(value), this.value);
    if (problem === null) return null;
    await this.page.waitForTimeout(300);
    return this.page.evaluate((value) => window.bench.gate(value), this.value);
  }

  /** What a copy of the page starts with. */
  reset(): void {
    this.value = 'si';
  }

  throttle = (rate: number): Promise<unknown> => this.cdp.send('Emulation.setCPUThrottlingRate', { rate });

  /** One key: an m makes the word, a backspace unmakes it; answers the ms to the settled frame. */
  async key(): Promise<number> {
    const adds = this.value === 'si';
    this.value = adds ? 'sim' : 'si';
    await this.page.evaluate((value) => window.bench.expect(value), this.value);
    const settled = new Promise<number>((resolve) => (this.told = resolve));
    const key = adds
      ? { key: 'm', code: 'KeyM', windowsVirtualKeyCode: 77 }
      : { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
    await this.page.waitForTimeout(30);
    void this.cdp.send('Input.dispatchKeyEvent', {
      type: adds ? 'keyDown' : 'rawKeyDown',
      ...key,
      ...(adds && { text: 'm' }),
    });
    void this.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    return within(settled, PATIENCE_MS, `the page never became right after "${this.value}"`);
  }

  async keys({ keys, budgetMs, leastKeys }: Effort): Promise<KeySamples> {
    await this.focus();
    if ((await this.key()) < SLOW_KEY_MS) await this.key();
    const events: TraceEvent[] = [];
    const collect = ({ value }: { readonly value: readonly object[] }): void =>
      void events.push(...value.filter(isEvent));
    this.whole.on('Tracing.dataCollected', collect);
    await this.whole.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    });
    const settled: number[] = [];
    const until = performance.now() + budgetMs;
    while (settled.length < keys && (settled.length < leastKeys || performance.now() < until))
      settled.push(await this.key());
    const complete = new Promise((resolve) => this.whole.once('Tracing.tracingComplete', resolve));
    await this.whole.send('Tracing.end');
    await complete;
    this.whole.off('Tracing.dataCollected', collect);
    const costs = costPerKey(events);
    return { busy: costs.map(({ busy }) => busy), drawing: costs.map(({ drawing }) => drawing), settled };
  }

  /** Bytes in use after everything unused was dropped. */
  async heap(): Promise<number> {
    // The second finds what the first one's finalizers let go.
    await this.cdp.send('HeapProfiler.collectGarbage');
    await this.cdp.send('HeapProfiler.collectGarbage');
    await this.cdp.send('Performance.enable');
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  }
}

export async function chromiumVersion(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return version;
}

const isEvent = (event: object): event is TraceEvent => 'name' in event && 'ts' in event;

async function within<T>(work: Promise<T>, ms: number, problem: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(problem)), ms)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
