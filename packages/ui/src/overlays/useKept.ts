import { useEffect, useState } from 'react';

/** Milliseconds for which an overlay's content outlives its closing, so that it does not go blank while it leaves. */
const keptAfterClose = 200;

/** The value, or for a while the last one that was there. */
export function useKept<T>(value: T | null): T | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  useEffect(() => {
    if (value !== null) return;
    const timer = setTimeout(() => setKept(null), keptAfterClose);
    return () => clearTimeout(timer);
  }, [value]);
  return value ?? kept;
}
