const HALF_LIFE_MS = 60_000;
/** What is less is forgotten, some ten minutes after a photo. */
const LEAST_MS = 0.25;
const LOOK_THROUGH_FROM = 1_000;

interface SpentTime {
  of(name: string): number;
  add(name: string, milliseconds: number): void;
}

/** How much time each name has used of late: a minute ago counts half. */
export function spentTime(now: () => number): SpentTime {
  const spent = new Map<string, { readonly much: number; readonly at: number }>();
  const of = (name: string): number => {
    const last = spent.get(name);
    return last === undefined ? 0 : last.much * 0.5 ** ((now() - last.at) / HALF_LIFE_MS);
  };
  const forgetOld = (): void => {
    if (spent.size < LOOK_THROUGH_FROM) return;
    for (const name of spent.keys()) if (of(name) < LEAST_MS) spent.delete(name);
  };
  return {
    of,
    add: (name, milliseconds) => {
      spent.set(name, { much: Math.max(0, of(name) + milliseconds), at: now() });
      forgetOld();
    },
  };
}
