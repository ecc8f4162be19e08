/** Names longer than this are no slips of the finger, and lists longer than this are not searched whole. */
const LONGEST_NAME = 60;
const MOST_CANDIDATES = 500;

/** The nearest known name, where one is near enough to be a slip of the finger. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  // Of very short names every other one is two letters away.
  const reach = name.length <= 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const near = known.filter((candidate) => candidate !== name && Math.abs(candidate.length - name.length) <= reach);
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of near.slice(0, MOST_CANDIDATES)) {
    const away = distance(name.toLowerCase(), candidate.toLowerCase());
    if (away <= reach && (best === undefined || away < best.distance)) best = { candidate, distance: away };
  }
  return best?.candidate;
}

/** Levenshtein, on short names only. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
