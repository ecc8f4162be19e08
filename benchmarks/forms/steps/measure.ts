import fs from 'node:fs';
import { bundlePeers } from '../browser/bundlePeers.ts';
import { Driver, type Effort } from '../browser/drive.ts';
import { bothSpeeds, type Speed } from '../browser/measure.ts';
import { browserPeers, type PeerRow, stepPeers } from '../browser/peers.ts';
import { figuresOf, type RoundFigures, shuffled } from '../lib/stats.ts';
import { randomOf, STEPS } from '../spec.ts';

export interface StepFigures {
  /** The first step in a fresh browser. */
  readonly mount: number;
  /** From the wish for the next step to the frame in which it is there. */
  readonly turn: RoundFigures;
  readonly turn4: RoundFigures;
  readonly at1: Speed;
  readonly at4?: Speed;
}

export type StepResult = StepFigures | { readonly fails: string };

export interface StepRow {
  readonly peer: PeerRow;
  readonly cells: readonly { readonly size: number; readonly results: readonly StepResult[] }[];
}

export interface StepSettings {
  readonly sizes: readonly number[];
  readonly effort: Effort;
  readonly rounds: number;
}

export async function measureSteps(
  { sizes, effort, rounds }: StepSettings,
  say: (text: string) => void,
): Promise<readonly StepRow[]> {
  const folder = await bundlePeers(stepPeers);
  const peers = browserPeers.filter(({ file }) => stepPeers.includes(file));
  const random = randomOf(STEPS);
  const found = new Map<string, StepResult[]>();
  const keyOf = ({ file }: PeerRow, size: number): string => `${file} ${size}`;
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const size of sizes) {
        for (const peer of shuffled(peers, random)) {
          const result = await measureCell(folder, peer, size, effort);
          say(`steps, round ${round}, ${size}: ${peer.file}${'fails' in result ? `: ${result.fails}` : ''}`);
          found.set(keyOf(peer, size), [...(found.get(keyOf(peer, size)) ?? []), result]);
        }
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const cellsOf = (peer: PeerRow) => sizes.map((size) => ({ size, results: found.get(keyOf(peer, size)) ?? [] }));
  return peers.map((peer) => ({ peer, cells: cellsOf(peer) }));
}

async function measureCell(folder: string, { file }: PeerRow, size: number, effort: Effort): Promise<StepResult> {
  const driver = await Driver.open(folder, file);
  try {
    const mount = await driver.mountSteps(size);
    const problem = await gated(driver);
    if (problem !== null) return { fails: problem };
    const turn = figuresOf(await turns(driver));
    await driver.throttle(4);
    const turn4 = figuresOf(await turns(driver));
    await driver.throttle(1);
    const speeds = await bothSpeeds(driver, effort);
    const after = await driver.gate();
    return after === null ? { mount, turn, turn4, ...speeds } : { fails: after };
  } catch (error) {
    return { fails: error instanceof Error ? (error.message.split('\n')[0] ?? 'threw') : 'threw' };
  } finally {
    await driver.close();
  }
}

/** Each step is whole when it comes, and what was typed in the first is there when it comes back. */
async function gated(driver: Driver): Promise<string | null> {
  const looks: readonly (() => Promise<unknown>)[] = [
    () => driver.focus(),
    () => driver.key(),
    () => driver.turn(1),
    () => driver.turn(0, 'sim'),
    () => driver.focus(),
    () => driver.key(),
  ];
  for (const act of looks) {
    const problem = await driver.gate();
    if (problem !== null) return problem;
    await act();
  }
  return driver.gate();
}

/** Through all steps and back to the first. */
async function turns(driver: Driver): Promise<readonly number[]> {
  const ms: number[] = [];
  for (let turn = 1; turn <= STEPS; turn++) ms.push(await driver.turn(turn % STEPS));
  return ms;
}
