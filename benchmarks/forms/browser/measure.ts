import { figuresOf, medianOf, type RoundFigures } from '../lib/stats.ts';
import type { Variant } from '../spec.ts';
import { Driver, type Effort, type KeySamples } from './drive.ts';
import type { PeerRow } from './peers.ts';

export interface BrowserCell {
  readonly variant: Variant;
  readonly size: number;
}

export interface Speed {
  readonly busy: RoundFigures;
  readonly drawing: RoundFigures;
  readonly settled: RoundFigures;
}

export interface BrowserFigures {
  /** The first in a fresh browser, and the middle of the later ones. */
  readonly mountCold: number;
  readonly mount: number;
  readonly at1: Speed;
  /** Absent where a key takes so long that nobody would wait for it four times slower. */
  readonly at4?: Speed;
  /** The same DOM drawn by plain React (F0 of kits only). */
  readonly copy?: { readonly mount: number; readonly at1: Speed; readonly at4?: Speed };
}

export type BrowserResult = BrowserFigures | { readonly fails: string };

/** One peer, variant and size in a browser of its own: mount, gate, keys at both speeds, gate again. */
export async function measureBrowserCell(
  folder: string,
  peer: PeerRow,
  cell: BrowserCell,
  effort: Effort,
): Promise<BrowserResult> {
  const driver = await Driver.open(folder, peer.file);
  try {
    const mountCold = await driver.mount(cell.variant, cell.size);
    const problem = await gated(driver);
    if (problem !== null) return { fails: problem };
    const mount = await mountAgainAndAgain(driver, cell, effort, mountCold);
    const speeds = await bothSpeeds(driver, effort);
    const after = await driver.gate();
    if (after !== null) return { fails: after };
    const copied = peer.inputs === 'kit' && cell.variant === 'F0' ? { copy: await copyOf(driver, effort) } : {};
    return { mountCold, mount, ...speeds, ...copied };
  } catch (error) {
    return { fails: error instanceof Error ? (error.message.split('\n')[0] ?? 'threw') : 'threw' };
  } finally {
    await driver.close();
  }
}

/** Right as it opens, right after a key that shows what depends on it, right after the one that hides it. */
async function gated(driver: Driver): Promise<string | null> {
  const first = await driver.gate();
  if (first !== null) return first;
  await driver.focus();
  for (let turn = 0; turn < 2; turn++) {
    await driver.key();
    const problem = await driver.gate();
    if (problem !== null) return problem;
  }
  return null;
}

const SLOW_MOUNT_MS = 1_500;
const HOPELESS_MS = 600;

async function mountAgainAndAgain(driver: Driver, cell: BrowserCell, effort: Effort, cold: number): Promise<number> {
  if (cold > SLOW_MOUNT_MS) return cold;
  const all: number[] = [];
  for (let turn = 0; turn < effort.mounts; turn++) {
    await driver.unmount();
    all.push(await driver.mount(cell.variant, cell.size));
  }
  return medianOf(all);
}

export async function bothSpeeds(
  driver: Driver,
  effort: Effort,
): Promise<{ readonly at1: Speed; readonly at4?: Speed }> {
  const speed = ({ busy, drawing, settled }: KeySamples): Speed => ({
    busy: figuresOf(busy),
    drawing: figuresOf(drawing),
    settled: figuresOf(settled),
  });
  const at1 = speed(await driver.keys(effort));
  if (at1.settled.median > HOPELESS_MS) return { at1 };
  await driver.throttle(4);
  const at4 = speed(await driver.keys(effort));
  await driver.throttle(1);
  return { at1, at4 };
}

async function copyOf(driver: Driver, effort: Effort): Promise<NonNullable<BrowserFigures['copy']>> {
  const mounts: number[] = [];
  for (let turn = 0; turn < effort.mounts; turn++) mounts.push(await driver.mountAgain());
  driver.reset();
  return { mount: medianOf(mounts), ...(await bothSpeeds(driver, effort)) };
}
