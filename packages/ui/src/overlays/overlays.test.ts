import { describe, expect, it, vi } from 'vitest';
import { createBackStack } from './backStack.ts';
import { closesAfterDrag } from './drag.ts';
import { splitLines } from './lines.ts';
import { createToaster, toastTime } from './toaster.ts';

/** A browser's session history: `back` answers with a popstate, as a real one does. */
function browser() {
  const entries: unknown[] = [{ page: 1 }];
  const listeners: (() => void)[] = [];
  const delayed: (() => void)[] = [];
  const back = (): void => {
    entries.pop();
    for (const listener of listeners) listener();
  };
  const history = {
    get state(): unknown {
      return entries.at(-1);
    },
    pushState: (state: unknown) => void entries.push(state),
    replaceState: (state: unknown) => void entries.splice(-1, 1, state),
    back,
  };
  const enter = createBackStack({
    history,
    addEventListener: (_, listener) => void listeners.push(listener),
    later: (action) => void delayed.push(action),
  });
  const settle = () => delayed.splice(0).forEach((action) => action());
  return { entries, history, enter, settle };
}

describe('the browser’s Back', () => {
  it('closes the overlay and leaves the page', () => {
    const { entries, enter, history } = browser();
    const close = vi.fn();
    enter(close);
    history.back();
    expect(close).toHaveBeenCalledOnce();
    expect(entries).toEqual([{ page: 1 }]);
  });

  it('takes the entry away when the overlay was closed otherwise, and closes nothing else', () => {
    const { entries, enter, settle } = browser();
    const below = vi.fn();
    enter(below);
    const leave = enter(vi.fn());
    leave();
    settle();
    expect(entries).toHaveLength(2);
    expect(below).not.toHaveBeenCalled();
  });

  it('closes the topmost of two first', () => {
    const { enter, history } = browser();
    const order: string[] = [];
    enter(() => order.push('drawer'));
    enter(() => order.push('dialog'));
    history.back();
    history.back();
    expect(order).toEqual(['dialog', 'drawer']);
  });

  it('does not undo a navigation that closed the overlay', () => {
    const { entries, enter, settle, history } = browser();
    const leave = enter(vi.fn());
    leave();
    history.pushState({ page: 2 });
    settle();
    expect(entries.at(-1)).toEqual({ page: 2 });
  });

  it('uses an entry that was left behind again', () => {
    const { entries, enter } = browser();
    const leave = enter(vi.fn());
    leave();
    enter(vi.fn());
    expect(entries).toHaveLength(2);
  });

  it('keeps what a router wrote into the state', () => {
    const { entries, enter } = browser();
    enter(vi.fn());
    expect(entries.at(-1)).toMatchObject({ page: 1 });
  });
});

it.each([
  ['pulled past a third', { distance: 210, height: 600, speed: 0 }, true],
  ['pulled a little', { distance: 80, height: 600, speed: 0.1 }, false],
  ['flicked down', { distance: 40, height: 600, speed: 0.9 }, true],
  ['touched', { distance: 3, height: 600, speed: 0.9 }, false],
  ['pulled far, then flicked up', { distance: 400, height: 600, speed: -0.6 }, false],
])('a sheet %s', (_, drag, closes) => expect(closesAfterDrag(drag)).toBe(closes));

it.each([
  ['Uma<br>Duas<BR />Três', ['Uma', 'Duas', 'Três']],
  ['Uma\\nDuas\nTrês', ['Uma', 'Duas', 'Três']],
  ['<b>Uma</b>', ['<b>Uma</b>']],
  ['', []],
])('splits %j', (text, lines) => expect(splitLines(text)).toEqual(lines));

describe('toasts', () => {
  it.each([
    ['success', undefined, 3000],
    ['error', undefined, 6000],
    ['error', 1500, 1500],
  ] as const)('%s with %s stays %i ms', (type, time, expected) => expect(toastTime({ type, time })).toBe(expected));

  it('shows the same words once and tells its listeners', () => {
    const toaster = createToaster();
    const listener = vi.fn();
    toaster.subscribe(listener);
    toaster.show({ text: 'Salvo', type: 'success' });
    toaster.show({ text: 'Salvo', type: 'success' });
    expect(toaster.current()).toHaveLength(1);
    toaster.dismiss(toaster.current()[0]?.id ?? 0);
    expect(toaster.current()).toHaveLength(0);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('lets go of what was said of another step, but not of what came along with this one', () => {
    vi.useFakeTimers({ now: 0 });
    const toaster = createToaster();
    toaster.show({ text: 'Salvo', type: 'success' });
    vi.setSystemTime(5_000);
    toaster.show({ text: 'Este passo já foi feito', type: 'error' });
    toaster.leave();
    expect(toaster.current().map(({ text }) => text)).toEqual(['Este passo já foi feito']);
    vi.useRealTimers();
  });
});
