import { describe, expect, it, vi } from 'vitest';
import { createWatchers } from './watch.ts';

describe('watchers', () => {
  it('tell whoever knows an older revision, once for each', () => {
    const watchers = createWatchers();
    const [old, recent, other] = [vi.fn(), vi.fn(), vi.fn()];
    watchers.watch('a', 1, old);
    watchers.watch('a', 2, recent);
    watchers.watch('b', 1, other);
    watchers.changed('a', 2);
    watchers.changed('a', 2);
    expect([old, recent, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    watchers.changed('a', 3);
    expect([old, recent, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0]);
  });

  it('tell at once who comes with what is old already', () => {
    const watchers = createWatchers();
    const listener = vi.fn();
    watchers.changed('a', 5);
    expect([watchers.isNewest('a', 4), watchers.isNewest('a', 5)]).toEqual([false, true]);
    watchers.watch('a', 4, listener);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('are not misled by news that come late', () => {
    const watchers = createWatchers();
    const listener = vi.fn();
    watchers.watch('a', 5, listener);
    watchers.changed('a', 7);
    watchers.changed('a', 6);
    expect(listener).toHaveBeenCalledOnce();
    expect(watchers.isNewest('a', 6)).toBe(false);
  });

  it('tell everybody when news may have been missed, and trust again as somebody else', () => {
    const watchers = createWatchers();
    const listener = vi.fn();
    const { trusted } = watchers;
    watchers.watch('a', 1, listener);
    watchers.distrust();
    expect(watchers.trusted).toBeNull();
    watchers.trust();
    expect(watchers.trusted).not.toBe(trusted);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('go on telling those who stay when one stops', () => {
    const watchers = createWatchers();
    const listener = vi.fn();
    const stop = watchers.watch('a', 1, () => undefined);
    watchers.watch('a', 1, listener);
    stop();
    watchers.changed('a', 2);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('go on telling who came after everybody had stopped, however often one stops', () => {
    const watchers = createWatchers();
    const listener = vi.fn();
    const stop = watchers.watch('a', 1, () => undefined);
    stop();
    watchers.watch('a', 1, listener);
    stop();
    watchers.changed('a', 2);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('forget who has stopped', () => {
    const watchers = createWatchers();
    const listener = vi.fn();
    const stop = watchers.watch('a', 1, listener);
    expect(watchers.watched()).toEqual(['a']);
    stop();
    watchers.changed('a', 2);
    expect(watchers.watched()).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
  });
});
