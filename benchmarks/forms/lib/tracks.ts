import { writeSection } from '../../lib/sections.ts';
import { measureBundles, measurePortal, measureReact } from '../bundle/measure.ts';
import { bundleSection } from '../bundle/section.ts';
import { engineSection } from '../engine/section.ts';
import { measureEngines } from '../engine/track.ts';
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
  bundle: { section: '30-forms-bytes', measure: bundleTrack },
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
