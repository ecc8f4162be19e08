import type { DataOf } from '@passo/contract';
import { useEffect } from 'react';

/** As long as a code opens the pages behind it. */
const LONGEST_MS = 600_000;
/** How soon it is looked again at most, and where the device's clock is wrong. */
const AGAIN_MS = 15_000;

/** How long until the server is asked whether it is over: it alone says so, for the device's clock may be wrong. */
export function untilLook(openUntil: string, now: number): number {
  const left = Date.parse(openUntil) - now;
  return left > LONGEST_MS ? AGAIN_MS : Math.max(left, AGAIN_MS);
}

/** Looks again once the ten minutes are over: whoever finds the phone on the table then sees nothing. `look` stays the same. */
export function useShut(data: DataOf<'myData'> | null, look: () => unknown): void {
  useEffect(() => {
    if (!data?.openUntil) return;
    const timer = setTimeout(look, untilLook(data.openUntil, Date.now()));
    return () => clearTimeout(timer);
  }, [data, look]);
}
