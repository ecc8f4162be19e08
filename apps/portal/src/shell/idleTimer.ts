import type { SystemConfiguration } from '@passo/contract';
import { isRecord } from '@passo/engine/json.ts';

/** How long one may rest, and what is said then. */
export interface IdleTimer {
  /** Milliseconds. */
  readonly timeout: number;
  readonly message: string;
}

export function idleTimerOf({ configuration }: SystemConfiguration): IdleTimer | null {
  const { disrupture } = configuration;
  const timer = isRecord(disrupture) ? disrupture.timer : undefined;
  if (!isRecord(timer) || timer.enable !== true) return null;
  const { timeout, message } = timer;
  return typeof timeout === 'number' && typeof message === 'string' ? { timeout, message } : null;
}
