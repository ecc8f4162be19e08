import { useState, useSyncExternalStore } from 'react';

/** A condition of a style sheet, as a store that React can follow. */
function storeOf(condition: string) {
  const query = matchMedia(condition);
  return {
    matches: () => query.matches,
    listen: (changed: () => void) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
  };
}

/** Whether the condition holds now; drawn anew when that changes. */
export function useMedia(condition: string): boolean {
  const [{ listen, matches }] = useState(() => storeOf(condition));
  return useSyncExternalStore(listen, matches);
}
