import { medianOf } from '../lib/stats.ts';
import { milliseconds, table, times } from '../lib/table.ts';
import type { Variant } from '../spec.ts';
import { copySpeedOf, type Figure, type Rate, rates, rateWords, speedOf } from './rates.ts';
import { type BrowserRow, browserSizes, middleOf } from './track.ts';

/* The goals and why one was missed, worked out from what was measured. */

const RATIO = 1.15;
const FRAME_MS = 16.7;
const judgedVariants: readonly Variant[] = ['F0', 'F1', 'F2'];
const judgedSizes = [500, 2000];

const rowOf = (rows: readonly BrowserRow[], file: string): BrowserRow | undefined =>
  rows.find(({ peer }) => peer.file === file);

const judged = (what: string, value: number, goal: number, text: (value: number) => string): string =>
  `- ${what} ≤ ${text(goal)}: ${text(value)}, ${Number.isNaN(value) ? 'not measured' : value <= goal ? 'kept' : 'missed'}.`;

export function goals(rows: readonly BrowserRow[]): readonly string[] {
  const [floor] = rows;
  const ours = rowOf(rows, 'passoBare');
  const kit = rowOf(rows, 'passoKit');
  const beside = (variant: Variant, size: number, pick: Figure): number =>
    middleOf(ours, variant, size, pick) / middleOf(floor, variant, size, pick);
  const keys = judgedVariants.flatMap((variant) =>
    rates.flatMap((rate) =>
      judgedSizes.map((size) =>
        judged(
          `Key ÷ floor, ${variant} at ${size}, ${rateWords[rate]}`,
          beside(variant, size, speedOf(rate, 'busy')),
          RATIO,
          times,
        ),
      ),
    ),
  );
  const mounts = judgedSizes.map((size) =>
    judged(`Mount ÷ floor at ${size}`, beside('F0', size, mountOf), RATIO, times),
  );
  const own = judgedSizes.flatMap((size) => [
    judged(
      `Our components' mount ÷ the same DOM at ${size}`,
      middleOf(kit, 'F0', size, mountOf) / middleOf(kit, 'F0', size, ({ copy }) => copy?.mount),
      RATIO,
      times,
    ),
    ...rates.map((rate) =>
      judged(
        `Our components' key ÷ the same DOM at ${size}, ${rateWords[rate]}`,
        middleOf(kit, 'F0', size, speedOf(rate, 'busy')) / middleOf(kit, 'F0', size, copySpeedOf(rate, 'busy')),
        RATIO,
        times,
      ),
    ),
  ]);
  const hub = middleOf(ours, 'F2', 2000, speedOf('at4', 'busy'));
  const hubFloor = middleOf(floor, 'F2', 2000, speedOf('at4', 'busy'));
  const frame = judged('Hub at 2000 fields, 4 ×, busy', hub, FRAME_MS, milliseconds).replace(/\.$/, '');
  return [...keys, ...mounts, ...own, `${frame} (plain React: ${milliseconds(hubFloor)}).`];
}

const mountOf: Figure = ({ mount }) => mount;

/** How far the very same page lies from itself, over every cell and both speeds. */
export function noiseOf(rows: readonly BrowserRow[]): readonly string[] {
  const ours = rowOf(rows, 'passoBare');
  const again = rowOf(rows, 'passoAgain');
  const spreads = (pick: Figure): readonly number[] =>
    judgedVariants.flatMap((variant) =>
      browserSizes[variant].flatMap((size) => {
        const ratio = middleOf(again, variant, size, pick) / middleOf(ours, variant, size, pick);
        return Number.isNaN(ratio) ? [] : [Math.abs(ratio - 1)];
      }),
    );
  const line = (what: string, found: readonly number[]): string =>
    `- ${what}: ${percent(medianOf(found))} in the middle, ${percent(Math.max(...found))} at worst, over ${found.length} cells.`;
  return [
    '**Noise (A/A)**: Passo with bare inputs beside itself in other browsers. A ratio closer to 1 than this says nothing.',
    '',
    ...rates.map((rate) => line(`Busy, ${rateWords[rate]}`, spreads(speedOf(rate, 'busy')))),
    ...rates.map((rate) => line(`Settled, ${rateWords[rate]}`, spreads(speedOf(rate, 'settled')))),
    line('Mount', spreads(mountOf)),
  ];
}

const percent = (share: number): string => (Number.isFinite(share) ? `${(share * 100).toFixed(0)} %` : '–');

/** Of a key at 2000 fields what is Chromium's own drawing, and what is left for React and the engine together. */
export function reasons(rows: readonly BrowserRow[]): readonly string[] {
  const asked: readonly (readonly [Variant, Rate])[] = [
    ['F0', 'at4'],
    ['F2', 'at4'],
  ];
  const shown = rows.filter(({ peer }) => ['floor', 'passoBare', 'passoKit'].includes(peer.file));
  const cellsOf = (row: BrowserRow): readonly string[] =>
    asked.flatMap(([variant, rate]) => {
      const busy = middleOf(row, variant, 2000, speedOf(rate, 'busy'));
      const drawing = middleOf(row, variant, 2000, speedOf(rate, 'drawing'));
      return [milliseconds(drawing), milliseconds(busy - drawing), percent(drawing / busy)];
    });
  const head = asked.flatMap(([variant, rate]) => [
    `${variant}, ${rateWords[rate]}: drawing`,
    'the rest',
    'drawing of all',
  ]);
  return [
    '**Where a key goes at 2000 fields**: style, layout and painting by Chromium, and the rest (React, engine, events). Where the drawing alone is longer than a frame, no engine keeps the goal of 16.7 ms; only a page with less on it does.',
    '',
    table(
      ['', ...head],
      shown.map((row) => [row.peer.name, ...cellsOf(row)]),
    ),
    '',
    REFUSED,
    '',
  ];
}

/** What was tried against it. */
const REFUSED =
  '`content-visibility: auto` on the frames of our components was tried and is not kept: see "The forms" under what was missed.';
