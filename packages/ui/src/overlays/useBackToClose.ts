import { useEffect, useRef } from 'react';
import { createBackStack } from './backStack.ts';

let enter: ReturnType<typeof createBackStack> | undefined;

function enterPageStack(close: () => void): () => void {
  enter ??= createBackStack({
    history: window.history,
    addEventListener: (type, listener) => window.addEventListener(type, listener),
    later: (action) => void setTimeout(action, 0),
  });
  return enter(close);
}

/** While `open`, the browser's Back calls `onClose`. */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (open ? enterPageStack(() => latest.current()) : undefined), [open]);
}
