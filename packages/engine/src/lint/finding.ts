/** A mistake in a flow: where it is (a path into the file) and what to do about it. English: for who writes flows. */
export interface Finding {
  readonly path: string;
  readonly message: string;
  readonly suggestion?: string;
}

/** The nearest known name, where one is near enough to be a slip of the finger. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const scored = known.map((candidate) => ({
    candidate,
    distance: distance(name.toLowerCase(), candidate.toLowerCase()),
  }));
  const best = scored.sort((a, b) => a.distance - b.distance)[0];
  return best !== undefined && best.distance <= Math.max(2, name.length / 3) ? best.candidate : undefined;
}

export function unknownName(path: string, what: string, name: string, known: readonly string[]): Finding {
  const near = nearest(name, known);
  return {
    path,
    message: `unknown ${what} "${name}"`,
    ...(near !== undefined && { suggestion: `did you mean "${near}"?` }),
  };
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
