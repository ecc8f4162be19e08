import { useEffect, useRef, useState } from 'react';

/**
 * A value that moves at once on the screen and goes out when it has rested for `delay` milliseconds, or at `flush`.
 * Leaving the page flushes too: nothing that a person chose is lost.
 */
export function useSettled(value: number, onChange: (value: number) => void, delay: number) {
  const [moving, setMoving] = useState<number | null>(null);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; value: number } | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const flush = (): void => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    latest.current(pending.current.value);
    pending.current = null;
    setMoving(null);
  };
  const move = (next: number): void => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = { value: next, timer: setTimeout(flush, delay) };
    setMoving(next);
  };
  useEffect(
    () => () => {
      if (!pending.current) return;
      clearTimeout(pending.current.timer);
      latest.current(pending.current.value);
    },
    [],
  );
  return { shown: moving ?? value, move, flush };
}
