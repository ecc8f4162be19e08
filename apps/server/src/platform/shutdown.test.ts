import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { closeOnSignal, type Closing } from './shutdown.ts';

const logger = { info: vi.fn(), error: vi.fn() };

function start(closings: readonly Closing[]): {
  readonly host: EventEmitter;
  readonly exited: Promise<number>;
  readonly exit: ReturnType<typeof vi.fn>;
} {
  const host = new EventEmitter();
  const { promise: exited, resolve } = Promise.withResolvers<number>();
  const exit = vi.fn((code: number) => resolve(code));
  closeOnSignal(closings, { logger, process: Object.assign(host, { exit }) as unknown as NodeJS.Process });
  return { host, exited, exit };
}

describe('closeOnSignal', () => {
  it('closes in order and exits with 0', async () => {
    const closed: string[] = [];
    const closing = (name: string): Closing => ({ name, close: async () => void closed.push(name) });
    const { host, exited } = start([closing('http'), closing('jobs'), closing('postgres')]);
    host.emit('SIGTERM');
    expect(await exited).toBe(0);
    expect(closed).toEqual(['http', 'jobs', 'postgres']);
  });

  it('closes the rest when one fails, and says so', async () => {
    const last = vi.fn(async () => undefined);
    const { host, exited } = start([
      { name: 'jobs', close: () => Promise.reject(new Error('stuck')) },
      { name: 'postgres', close: last },
    ]);
    host.emit('SIGINT');
    expect(await exited).toBe(1);
    expect(last).toHaveBeenCalledOnce();
    expect(logger.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'jobs' }), expect.anything());
  });

  it('exits at once on a second signal', async () => {
    const { host, exited } = start([{ name: 'http', close: () => new Promise(() => undefined) }]);
    host.emit('SIGINT');
    host.emit('SIGINT');
    expect(await exited).toBe(1);
  });
});
