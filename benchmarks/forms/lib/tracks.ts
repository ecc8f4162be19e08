import { writeSection } from '../../lib/sections.ts';
import { chromiumVersion } from '../browser/drive.ts';
import { browserSection } from '../browser/section.ts';
import { measureBrowsers } from '../browser/track.ts';
import { measureBundles, measurePortal, measureReact } from '../bundle/measure.ts';
import { bundleSection } from '../bundle/section.ts';
import { engineSection } from '../engine/section.ts';
import { measureEngines } from '../engine/track.ts';
import { measureMemory } from '../memory/measure.ts';
import { memorySection } from '../memory/section.ts';
import { measureServers } from '../server/measure.ts';
import { serverSection } from '../server/section.ts';
import type { Effort } from '../browser/drive.ts';
import { sizes } from '../spec.ts';
import { measureSteps } from '../steps/measure.ts';
import { stepsSection } from '../steps/section.ts';
import { environmentOf, keepRaw, loadNow } from './environment.ts';

export interface TrackSettings {
  /** Few repetitions, and nothing written. */
  readonly quick: boolean;
  say(text: string): void;
}

interface Measured {
  readonly raw: unknown;
  readonly section: string;
}

interface Track {
  /** Its place in results.md. */
  readonly section: string;
  measure(settings: TrackSettings): Promise<Measured>;
}

const tracks: Readonly<Record<string, Track>> = {
  engine: { section: '20-forms-engine', measure: engineTrack },
  browser: { section: '40-forms-browser', measure: browserTrack },
  steps: { section: '45-forms-steps', measure: stepsTrack },
  bundle: { section: '30-forms-bytes', measure: bundleTrack },
  memory: { section: '50-forms-memory', measure: memoryTrack },
  server: { section: '60-forms-server', measure: serverTrack },
};

/** All tracks, or those named. */
export async function runTrack(names: readonly string[], settings: TrackSettings): Promise<void> {
  const unknown = names.filter((name) => tracks[name] === undefined);
  if (unknown.length > 0)
    throw new Error(`no track ${unknown.join(', ')}; there are ${Object.keys(tracks).join(', ')}`);
  for (const [name, track] of Object.entries(tracks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { raw, section } = await track.measure(settings);
    settings.say(`\n${section}\n`);
    if (settings.quick) continue;
    keepRaw(name, raw);
    writeSection(track.section, section);
  }
}

async function engineTrack({ quick, say }: TrackSettings): Promise<Measured> {
  const before = loadNow();
  const rounds = quick ? 1 : 3;
  const budgetMs = quick ? 20 : 60;
  const rows = await measureEngines(rounds, budgetMs, say);
  const raw = { environment: environmentOf(before, quick), rounds, budgetMs, rows };
  return { raw, section: engineSection(raw) };
}

async function bundleTrack({ quick, say }: TrackSettings): Promise<Measured> {
  say('bundles');
  const before = loadNow();
  const rows = await measureBundles();
  const react = await measureReact();
  const raw = { environment: environmentOf(before, quick), rows, react, portal: measurePortal() };
  return { raw, section: bundleSection(raw) };
}

const effortOf = (quick: boolean): Effort =>
  quick ? { keys: 6, budgetMs: 500, leastKeys: 3, mounts: 1 } : { keys: 12, budgetMs: 1_200, leastKeys: 2, mounts: 3 };

async function browserTrack({ quick, say }: TrackSettings): Promise<Measured> {
  const before = loadNow();
  const rounds = quick ? 1 : 2;
  const effort = effortOf(quick);
  const rows = await measureBrowsers({ smallest: quick, effort, rounds }, say);
  const chromium = await chromiumVersion();
  const { keys, budgetMs } = effort;
  const raw = { environment: environmentOf(before, quick), chromium, rounds, keys, budgetMs, rows };
  return { raw, section: browserSection(raw) };
}

async function stepsTrack({ quick, say }: TrackSettings): Promise<Measured> {
  const before = loadNow();
  const rounds = quick ? 1 : 2;
  const rows = await measureSteps({ sizes: quick ? [50] : sizes, effort: effortOf(quick), rounds }, say);
  const raw = { environment: environmentOf(before, quick), rounds, rows };
  return { raw, section: stepsSection(raw) };
}

/** Those whose forms of this size mount quickly enough to do it 25 times. */
const remembered = ['floor', 'passoBare', 'passoKit', 'rhfRegister', 'formily', 'rjsf'];

async function memoryTrack({ quick, say }: TrackSettings): Promise<Measured> {
  const before = loadNow();
  const rows = await measureMemory(quick ? remembered.slice(0, 2) : remembered, say);
  const raw = { environment: environmentOf(before, quick), rows };
  return { raw, section: memorySection(raw) };
}

async function serverTrack({ quick, say }: TrackSettings): Promise<Measured> {
  const before = loadNow();
  const rounds = quick ? 1 : 5;
  const budgetMs = quick ? 300 : 1_500;
  const rows = await measureServers(rounds, budgetMs, say);
  const raw = { environment: environmentOf(before, quick), rounds, budgetMs, rows };
  return { raw, section: serverSection(raw) };
}
