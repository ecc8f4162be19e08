import { createCrew } from './crew.ts';
import { processAt } from './child.ts';
import type { Owner } from './line.ts';
import type { Remade } from './remakePhoto.ts';
import { WorkerLost } from './seat.ts';

export interface Photos {
  /** Refuses with `server.busy` where too many photos wait and nobody stands behind this owner. */
  remake(content: Buffer, owner: Owner): Promise<Remade>;
  close(): Promise<void>;
}

/**
 * A photo of a phone takes 0.2 s; 16 million pixels of AVIF take 2 s, and nothing that the header lets through takes longer. On a machine
 * that has other work all of it takes ten times as long, and no customer is told then that their photo cannot be read.
 */
const TIMEOUT_MS = 20_000;
const HEAP_MB = 64;

/**
 * Photos are decoded by two processes of their own. A thread would not do: libvips allocates outside its heap, and what
 * ends for want of memory, or by a broken file, ends the whole process.
 */
export function createPhotos(): Photos {
  const crew = createCrew<Buffer, Remade>(processAt(new URL('./photoProcess.ts', import.meta.url), HEAP_MB), {
    hands: 2,
    // What waits here is held by its form (`routes/formsHeld.ts`), so it costs no memory of its own.
    queue: 64,
    timeoutMs: TIMEOUT_MS,
  });
  return {
    remake: async (content, owner) => {
      try {
        return await crew.ask(content, owner);
      } catch (error) {
        if (error instanceof WorkerLost) return { ok: false, fault: 'unreadable' };
        throw error;
      }
    },
    close: () => crew.close(),
  };
}
