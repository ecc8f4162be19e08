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

/**
 * For each key the milliseconds of CPU that the page's main thread used, from the task that got the key to the one that
 * found the settled frame.
 */
export function busyPerKey(events: readonly TraceEvent[]): readonly number[] {
  const marks = events.filter(({ name }) => name === 'bench-settled');
  const main = marks[0];
  if (main === undefined) return [];
  const here = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const tasks = here.filter(({ name, dur }) => name === 'ThreadControllerImpl::RunTask' && dur !== undefined);
  const keys = here.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  return keys.flatMap(({ ts }, index) => {
    const next = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const end = marks.find((mark) => mark.ts >= ts && mark.ts < next)?.ts;
    return end === undefined ? [] : [busyBetween(tasks, ts, end)];
  });
}

function busyBetween(tasks: readonly TraceEvent[], from: number, to: number): number {
  const inside = tasks.filter((task) => task.ts + (task.dur ?? 0) > from && task.ts < to);
  return inside.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;
}
