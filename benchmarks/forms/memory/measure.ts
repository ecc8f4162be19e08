import fs from 'node:fs';
import { bundlePeers } from '../browser/bundlePeers.ts';
import { Driver } from '../browser/drive.ts';
import { browserPeers, type PeerRow } from '../browser/peers.ts';

export interface MemoryRow {
  readonly peer: PeerRow;
  /** Bytes in use after each unmount. */
  readonly bytes: readonly number[];
  /** Bytes that each further mount leaves behind, with the bounds of 95 % confidence. */
  readonly slope: { readonly bytes: number; readonly low: number; readonly high: number };
}

export const MOUNTED_FIELDS = 500;
/** Until then the browser itself still grows (compiled code, caches), with plain React inputs too. */
export const WARM = 20;
/** The two-sided 95 % quantile of Student's t for 18 degrees of freedom: 20 points, two estimated. */
const T95 = 2.101;
export const MOUNTS = 20;

/** Mounts and unmounts the same form in one page; garbage is collected before each look. */
export async function measureMemory(
  files: readonly string[],
  say: (text: string) => void,
): Promise<readonly MemoryRow[]> {
  const folder = await bundlePeers(files);
  try {
    const rows: MemoryRow[] = [];
    for (const peer of browserPeers.filter(({ file }) => files.includes(file))) {
      say(`memory: ${peer.file}`);
      const bytes = await heapsOf(folder, peer);
      rows.push({ peer, bytes, slope: slopeOf(bytes) });
    }
    return rows;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function heapsOf(folder: string, peer: PeerRow): Promise<readonly number[]> {
  const driver = await Driver.open(folder, peer.file);
  try {
    const bytes: number[] = [];
    for (let turn = 0; turn < WARM + MOUNTS; turn++) {
      await driver.mount('F1', MOUNTED_FIELDS);
      await driver.focus();
      await driver.key();
      await driver.unmount();
      if (turn >= WARM) bytes.push(await driver.heap());
    }
    return bytes;
  } finally {
    await driver.close();
  }
}

/** Least squares through (0, y0), (1, y1), …, with the confidence of its slope. */
export function slopeOf(values: readonly number[]): MemoryRow['slope'] {
  const n = values.length;
  const middleX = (n - 1) / 2;
  const middleY = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, _, x) => sum + (x - middleX) ** 2, 0);
  const bytes = values.reduce((sum, value, x) => sum + (x - middleX) * (value - middleY), 0) / spread;
  const residue = values.reduce((sum, value, x) => sum + (value - middleY - bytes * (x - middleX)) ** 2, 0);
  const half = T95 * Math.sqrt(residue / (n - 2) / spread);
  return { bytes, low: bytes - half, high: bytes + half };
}
