import { sizeOf } from '@passo/engine';
import { createCrew } from '../../workers/crew.ts';
import { threadAt } from '../../workers/thread.ts';
import type { Paper } from '@passo/contract/paper.ts';
import type { Written } from './pdfThread.ts';

/** The paper as PDF: the same bytes for the same paper. */
export type WritePdf = (paper: Paper) => Promise<Buffer>;

interface PdfWriter {
  readonly write: WritePdf;
  close(): Promise<void>;
}

/** A step's answers have 64,000 characters at most, and a contract quotes those of a few steps. */
const MOST_CHARACTERS = 300_000;
/** A contract takes 40 ms, the longest one that the engine allows half a second. */
const TIMEOUT_MS = 8_000;
const HEAP_MB = 256;

/** Papers are drawn in a thread: what is drawn in the event loop holds up every customer of the process. */
export function createPdfWriter(): PdfWriter {
  const crew = createCrew<Paper, Written>(threadAt(new URL('./pdfThread.ts', import.meta.url), HEAP_MB), {
    hands: 1,
    // More than the jobs of a process do at once: only people who ask for papers themselves are told to come again.
    queue: 32,
    timeoutMs: TIMEOUT_MS,
  });
  return {
    write: async (paper) => {
      if (sizeOf(paper, MOST_CHARACTERS) > MOST_CHARACTERS) throw new RangeError('a paper says too much');
      const written = await crew.ask(paper);
      if (!written.ok) throw new Error(`a paper could not be written: ${written.reason}`);
      return Buffer.from(written.content);
    },
    close: () => crew.close(),
  };
}
