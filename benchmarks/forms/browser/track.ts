import fs from 'node:fs';
import { medianOf, shuffled } from '../lib/stats.ts';
import { randomOf, sizes, type Variant, variants } from '../spec.ts';
import { bundlePeers } from './bundlePeers.ts';
import type { Effort } from './drive.ts';
import { type BrowserCell, type BrowserFigures, type BrowserResult, measureBrowserCell } from './measure.ts';
import { browserPeers, type PeerRow } from './peers.ts';

export interface BrowserRow {
  readonly peer: PeerRow;
  readonly cells: readonly (BrowserCell & { readonly results: readonly BrowserResult[] })[];
}

/** Chain, group and labels cost what their twenty cost and what the page costs anyway: one size says it. */
export const browserSizes: Readonly<Record<Variant, readonly number[]>> = {
  F0: sizes,
  F1: sizes,
  F2: sizes,
  F3: [500],
  F4: [500],
  F5: [500],
};

const cells: readonly BrowserCell[] = variants.flatMap((variant) =>
  browserSizes[variant].map((size) => ({ variant, size })),
);

export interface BrowserSettings {
  /** Only the smallest size of each variant. */
  readonly smallest: boolean;
  readonly effort: Effort;
  /** Fresh browsers per cell for the floor and for ours; others have one, so that all of it takes less than half an hour. */
  readonly rounds: number;
}

export async function measureBrowsers(
  settings: BrowserSettings,
  say: (text: string) => void,
): Promise<readonly BrowserRow[]> {
  const folder = await bundlePeers(browserPeers.map(({ file }) => file));
  const random = randomOf(1_121);
  const found = new Map<string, BrowserResult[]>();
  try {
    for (let round = 1; round <= settings.rounds; round++) {
      for (const cell of cells.filter((one) => !settings.smallest || isSmallest(one))) {
        for (const peer of shuffled(browserPeers, random)) {
          if (peer.lacks?.[cell.variant] !== undefined || (round > 1 && !isRepeated(peer))) continue;
          const result = await measureBrowserCell(folder, peer, cell, settings.effort);
          say(
            `browser, round ${round}, ${cell.variant} at ${cell.size}: ${peer.file}${'fails' in result ? `: ${result.fails}` : ''}`,
          );
          const key = keyOf(peer, cell);
          found.set(key, [...(found.get(key) ?? []), result]);
        }
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return browserPeers.map((peer) => ({
    peer,
    cells: cells.map((cell) => ({ ...cell, results: found.get(keyOf(peer, cell)) ?? [] })),
  }));
}

const isRepeated = ({ file }: PeerRow): boolean => file === 'floor' || file.startsWith('passo');

const isSmallest = ({ variant, size }: BrowserCell): boolean => size === browserSizes[variant][0];

const keyOf = ({ file }: PeerRow, { variant, size }: BrowserCell): string => `${file} ${variant} ${size}`;

/** The middle of what all browsers of a cell say; NaN where there is none. */
export function middleOf(
  row: BrowserRow | undefined,
  variant: Variant,
  size: number,
  pick: (figures: BrowserFigures) => number | undefined,
): number {
  const cell = row?.cells.find((one) => one.variant === variant && one.size === size);
  return medianOf((cell?.results ?? []).flatMap((result) => ('fails' in result ? [] : (pick(result) ?? []))));
}

export function failureOf(row: BrowserRow, variant: Variant, size: number): string | undefined {
  const cell = row.cells.find((one) => one.variant === variant && one.size === size);
  const failed = cell?.results.find((result) => 'fails' in result);
  return failed !== undefined && 'fails' in failed ? failed.fails : undefined;
}
