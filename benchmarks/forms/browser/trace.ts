/** What is read of Chromium's trace events; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, where Chromium counts it: what other processes take is not in it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

export const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/** Milliseconds of CPU of the page's main thread. */
export interface KeyCost {
  readonly busy: number;
  /** Of that what Chromium itself takes for style, layout and painting; the rest is script and what lies between. */
  readonly drawing: number;
}

/** None of them lies inside another. */
const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/** For each key what the main thread did from the task that got it to the one that found the settled frame. */
export function costPerKey(events: readonly TraceEvent[]): readonly KeyCost[] {
  const marks = events.filter(({ name }) => name === 'bench-settled');
  const main = marks[0];
  if (main === undefined) return [];
  const here = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const tasks = here.filter(({ name, dur }) => name === 'ThreadControllerImpl::RunTask' && dur !== undefined);
  const drawings = here.filter(({ name }) => DRAWING.has(name));
  const keys = here.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  return keys.flatMap(({ ts }, index) => {
    const next = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const end = marks.find((mark) => mark.ts >= ts && mark.ts < next)?.ts;
    return end === undefined ? [] : [{ busy: cpuBetween(tasks, ts, end), drawing: cpuBetween(drawings, ts, end) }];
  });
}

function cpuBetween(events: readonly TraceEvent[], from: number, to: number): number {
  const inside = events.filter((task) => task.ts + (task.dur ?? 0) > from && task.ts < to);
  return inside.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
}
