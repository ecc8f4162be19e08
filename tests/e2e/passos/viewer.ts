import type { Page } from 'playwright-core';
import { PHONE, axeFindings } from '../../support/axe.ts';
import { complaintsOf, type Stage } from '../../support/stage.ts';
import { statesOf } from './previews.ts';
import { skeletonOf } from './skeleton.ts';

/** A layout shift as Chromium tells of it: https://wicg.github.io/layout-instability. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Adds up what moves without anybody having done anything, and remembers what it was. */
function countShifts(): void {
  const shifts = { sum: 0, moved: [] as string[] };
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as Shift;
      shifts.sum += value;
      shifts.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOn = (page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));

async function headingOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor().catch(() => undefined);
  return (await heading.count()) > 0 ? heading.innerText() : 'nothing is drawn';
}

/** Somebody who looks at the steps on a device that nobody else looks at meanwhile. */
class Viewer {
  readonly page: Page;
  private readonly base: string;
  private readonly judged: Set<string>;
  private readonly complaints: readonly string[];
  private heard = 0;
  /** The page's font comes once something is drawn, as it does on a slow line. */
  private font = Promise.withResolvers<void>();

  constructor(page: Page, base: string, judged: Set<string>) {
    this.page = page;
    this.base = base;
    this.judged = judged;
    this.complaints = complaintsOf(page);
  }

  async open(): Promise<this> {
    await this.page.addInitScript(countShifts);
    await this.page.route('**/*.woff2', async (route) => {
      await this.font.promise;
      await route.continue();
    });
    return this;
  }

  /** What is wrong with a kind in any of its states. */
  async look(kind: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { state, title } of await statesOf(this.base, kind))
      found.push(...(await this.lookAt(kind, state, title)).map((finding) => `${state} ${finding}`));
    const complaints = this.complaints.slice(this.heard);
    this.heard = this.complaints.length;
    return [...found, ...complaints];
  }

  private async lookAt(kind: string, state: string, title: string | undefined): Promise<readonly string[]> {
    const { page } = this;
    await page.setViewportSize(PHONE);
    this.font = Promise.withResolvers();
    await page.goto(`${this.base}/passos?tipo=${kind}&estado=${state}&quadro`);
    const heading = await headingOf(page);
    this.font.resolve();
    await page.evaluate(() => document.fonts.ready);
    const { sum, moved } = await shiftsOn(page);
    return [
      ...(heading === (title ?? heading) && heading !== 'nothing is drawn' ? [] : [heading]),
      ...(sum > 0.01 ? [`moves by ${sum}: ${moved.join(' | ')}`] : []),
      ...(await this.judge()),
    ];
  }

  /** Axe looks once at each skeleton, whichever state shows it first: 213 states have 64. */
  private async judge(): Promise<readonly string[]> {
    const skeleton = await skeletonOf(this.page);
    if (this.judged.has(skeleton)) return [];
    this.judged.add(skeleton);
    return axeFindings(this.page);
  }
}

/** As many viewers as look at the same time, each used again once it is free. */
export function viewersOn(stage: Stage): { look(kind: string): Promise<readonly string[]> } {
  const judged = new Set<string>();
  const free: Viewer[] = [];
  const another = async (): Promise<Viewer> =>
    new Viewer(await stage.device({ reducedMotion: 'reduce' }), stage.url, judged).open();
  return {
    async look(kind: string): Promise<readonly string[]> {
      const viewer = free.pop() ?? (await another());
      const found = await viewer.look(kind);
      free.push(viewer);
      return found;
    },
  };
}
