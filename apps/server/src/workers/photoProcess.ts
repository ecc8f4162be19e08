import fs from 'node:fs';
import sharp from 'sharp';
import { remakePhoto } from './remakePhoto.ts';

/* A process that remakes photos, one at a time. libvips takes its memory outside any heap, so the process watches its own. */

const MOST_BYTES = 640 * 1024 * 1024;
const LOOK_EVERY_MS = 10;

sharp.concurrency(1);
sharp.cache(false);
firstToGo();

process.on('message', (content: Buffer) => {
  const watch = setInterval(endIfTooLarge, LOOK_EVERY_MS);
  void remakePhoto(content).then((remade) => {
    clearInterval(watch);
    process.send?.(remade);
  });
});
process.on('disconnect', () => process.exit());

/** Decoding runs beside this loop, so it is looked at in time; dying is what the other side can tell from everything else. */
function endIfTooLarge(): void {
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
}

/** Where the machine runs out of memory first, Linux takes this process and not the server. */
function firstToGo(): void {
  try {
    fs.writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system: the watch above stands alone.
  }
}
