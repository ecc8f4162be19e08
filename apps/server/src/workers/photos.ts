import { createCrew } from './crew.ts';
import { processAt } from './child.ts';
import type { Remade } from './remakePhoto.ts';
import { WorkerLost } from './seat.ts';

export interface Photos {
  /** Refuses with `server.busy` where too many photos wait, of all or of this caller. */
  remake(content: Buffer, caller: string): Promise<Remade>;
  close(): Promise<void>;
}

/** A photo of a phone takes 0.2 s; 16 million pixels of AVIF take 2 s. */
const TIMEOUT_MS = 8_000;
const HEAP_MB = 64;

/**
 * Photos are decoded by two processes of their own. A thread would not do: libvips allocates outside its heap, and what
 * ends for want of memory, or by a broken file, ends the whole process.
 */
export function createPhotos(): Photos {
  const crew = createCrew<Buffer, Remade>(processAt(new URL('./photoProcess.ts', import.meta.url), HEAP_MB), {
    hands: 2,
    queue: 16,
    timeoutMs: TIMEOUT_MS,
  });
  return {
    remake: async (content, caller) => {
      try {
        return await crew.ask(content, caller);
      } catch (error) {
        if (error instanceof WorkerLost) return { ok: false, fault: 'unreadable' };
        throw error;
      }
    },
    close: () => crew.close(),
  };
}
