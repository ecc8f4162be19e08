import { useState } from 'react';

/** Whether `now` was true at any time since this was drawn first. */
export function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
