import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse, { type Report } from 'lighthouse';
import { end, freePort, untilOk } from '../lib/bench.ts';

/** What Lighthouse's mobile preset says of one visit. Milliseconds and bytes. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** As Lighthouse reckons it from a fast visit: whatever came before the picture in that visit counts, whether it held it up or not. */
  readonly lcp: number;
  /** As it was seen on a line and a processor that were slowed to the same measure. */
  readonly seenLcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Page, scripts and styles asked for before the load event, with their headers. */
  readonly bytes: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** A browser of its own, with an empty profile: nobody has been here before. */
export async function openPhone() {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-phone-'));
  const port = await freePort();
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = process.env['CHROMIUM_PATH'];
  if (browser === undefined) throw new Error('set CHROMIUM_PATH or run `npm run bench:pages`, which brings one');
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--disable-component-update'];
  const child = spawn(browser, [...flags, ...own, 'about:blank'], { stdio: 'ignore' });
  await untilOk(`http://127.0.0.1:${port}/json/version`, child);
  return {
    visit: (address: () => Promise<string>): Promise<Visit> => visit(address, port),
    close: async (): Promise<void> => {
      await end(child);
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function visit(address: () => Promise<string>, port: number): Promise<Visit> {
  const { audits, categories } = await reportOf(await address(), port, 'simulate');
  const slowed = await reportOf(await address(), port, 'devtools');
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const loaded = audits['metrics']?.details?.items?.[0]?.observedLoad ?? Number.POSITIVE_INFINITY;
  return {
    ...{ performance: score('performance'), accessibility: score('accessibility') },
    ...{ bestPractices: score('best-practices'), lcp: number('largest-contentful-paint') },
    seenLcp: slowed.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    ...{ cls: number('cumulative-layout-shift'), tbt: number('total-blocking-time') },
    bytes: requests
      .filter(({ resourceType = '', networkRequestTime = 0 }) => isFirst(resourceType) && networkRequestTime < loaded)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}

/** On a busy machine Chromium may drop the part of its trace where the visit begins: such a visit is made again. */
const DROPPED = 'NO_NAVSTART';
const TRIES = 4;

async function reportOf(url: string, port: number, throttlingMethod: 'simulate' | 'devtools'): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    const told = await lighthouse(url, {
      ...{ port, logLevel: 'error', onlyCategories: CATEGORIES, formFactor: 'mobile', throttlingMethod },
    });
    if (told === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
    const { runtimeError } = told.lhr;
    if (runtimeError === undefined) return told.lhr;
    if (runtimeError.code !== DROPPED || tries === TRIES) throw new Error(`${url}: ${runtimeError.message}`);
  }
}

/** Pictures and the font are not what the first step waits for, nor is what comes after the load event. */
const isFirst = (type: string): boolean => ['Document', 'Script', 'Stylesheet'].includes(type);
