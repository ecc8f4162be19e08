import fs from 'node:fs';
import { medianOf, shuffled } from '../lib/stats.ts';
import { randomOf, sizes, type Variant } from '../spec.ts';
import { bundlePeers } from './bundlePeers.ts';
import type { Effort } from './drive.ts';
import { type BrowserCell, type BrowserFigures, type BrowserResult, measureBrowserCell } from './measure.ts';
import { browserPeers, type PeerRow } from './peers.ts';

export interface BrowserRow {
  readonly peer: PeerRow;
  readonly cells: readonly (BrowserCell & { readonly results: readonly BrowserResult[] })[];
}

export const browserVariants = ['F0', 'F1', 'F2'] as const satisfies readonly Variant[];

const cells: readonly BrowserCell[] = browserVariants.flatMap((variant) => sizes.map((size) => ({ variant, size })));

export interface BrowserSettings {
  readonly sizes: readonly number[];
  readonly effort: Effort;
  /** Fresh browsers per cell for whoever is quick; kits of others have one. */
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
      for (const cell of cells.filter(({ size }) => settings.sizes.includes(size))) {
        for (const peer of shuffled(browserPeers, random)) {
          if (round > 1 && !isRepeated(peer)) continue;
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

const isRepeated = ({ inputs, file }: PeerRow): boolean => inputs === 'bare' || file.startsWith('passo');

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
