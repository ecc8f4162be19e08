import type { RealServer } from '../../support/realServer.ts';

/** Watches that a journey moves: how long it stood still while the server was well, from the server being ready again. */
export class Standstill {
  longest = { ms: 0, step: '' };
  private readonly server: RealServer;
  private revision = 0;
  private movedAt = performance.now();

  constructor(server: RealServer) {
    this.server = server;
  }

  /** Called with every answer that shows the proposal. */
  seen(revision: number, step: string): void {
    const now = performance.now();
    const ms = now - Math.max(this.movedAt, this.server.readyAt);
    if (ms > this.longest.ms) this.longest = { ms, step };
    if (revision !== this.revision) this.movedAt = now;
    this.revision = revision;
  }
}
