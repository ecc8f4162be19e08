import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/** Below those that the system hands out by itself, so that nobody is given one between here and the server's start. */
const FIRST = 16_000;
const EACH = 1_000;
const WORKERS = 16;

/** A port that nobody listens at, of those that only this worker of the runner takes. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS;
  for (;;) {
    const port = FIRST + worker * EACH + randomInt(EACH);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = net.createServer();
  const isListening = new Promise<boolean>((resolve) => {
    probe.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  probe.listen(port, '127.0.0.1');
  if (!(await isListening)) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
