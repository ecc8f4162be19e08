import { parentPort } from 'node:worker_threads';
import { drawPdf } from './drawPdf.ts';
import type { Paper } from '@passo/contract/paper.ts';

/** What became of a paper. */
export type Written =
  { readonly ok: true; readonly content: Uint8Array } | { readonly ok: false; readonly reason: string };

/* A thread that writes papers, one at a time. */
parentPort?.on('message', (paper: Paper) => void write(paper).then((written) => parentPort?.postMessage(written)));

async function write(paper: Paper): Promise<Written> {
  try {
    return { ok: true, content: await drawPdf(paper) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'unknown' };
  }
}
