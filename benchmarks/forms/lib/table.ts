/** A table for people: the first column to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Milliseconds with as many digits as mean something. */
export function milliseconds(ms: number): string {
  if (!Number.isFinite(ms)) return '–';
  if (ms < 0.1) return `${(ms * 1000).toFixed(ms < 0.01 ? 2 : 1)} µs`;
  return `${ms.toFixed(ms < 1 ? 3 : ms < 10 ? 2 : 1)} ms`;
}

export const times = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(2)} ×` : '–');
