interface DiffLine {
  readonly sign: ' ' | '+' | '-';
  readonly text: string;
}

/** Lines around a change that are shown with it. */
const AROUND = 2;
/** Beyond it lines are not matched one by one: what is between is taken out and put in whole. */
const MOST_LINES = 2_000;

/** What changed, line by line, with a few lines around each change. */
export function difference(before: string, after: string): readonly DiffLine[] {
  const [a, b] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const same = (lines: readonly string[]): readonly DiffLine[] => lines.map((text) => ({ sign: ' ', text }));
  return nearChanges([
    ...same(a.slice(0, head)),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...same(a.slice(a.length - tail)),
  ]);
}

function middle(a: readonly string[], b: readonly string[]): readonly DiffLine[] {
  if (a.length > MOST_LINES || b.length > MOST_LINES)
    return [...a.map((text) => ({ sign: '-', text }) as const), ...b.map((text) => ({ sign: '+', text }) as const)];
  const longest = commonLengths(a, b);
  const lines: DiffLine[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const [left = '', right = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && left === right) {
      lines.push({ sign: ' ', text: left });
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || (longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0))) {
      lines.push({ sign: '-', text: left });
      i += 1;
    } else {
      lines.push({ sign: '+', text: right });
      j += 1;
    }
  }
  return lines;
}

/** How many lines the rests from there on have in common. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i], table[i + 1]];
    if (row === undefined || below === undefined) continue;
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return table;
}

const nearChanges = (lines: readonly DiffLine[]): readonly DiffLine[] =>
  lines.filter((_, at) => lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ sign }) => sign !== ' '));
