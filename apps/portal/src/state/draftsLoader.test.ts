import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/* What keeps what is typed is there in time: a reload would lose what was typed before it. */

let page: EventTarget;
const failing = { times: 0 };
const asked = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked.mockClear();
  failing.times = 0;
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.doMock('./keepTyped.ts', () => {
    asked();
    if (asked.mock.calls.length <= failing.times) throw new Error('Failed to fetch');
    return { openDrafts: 'there' };
  });
});
afterEach(() => {
  vi.doUnmock('./keepTyped.ts');
  vi.resetModules();
  vi.useRealTimers();
});

const waiting = async () => {
  const loader = await import('./draftsLoader.ts');
  const come = vi.fn();
  void loader.draftsAfterLoad().then(come);
  await vi.advanceTimersByTimeAsync(0);
  return come;
};

it('is fetched as soon as something is typed, though a picture holds the load event off', async () => {
  const come = await waiting();
  expect(asked).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('input'));
  await vi.waitFor(() => expect(come).toHaveBeenCalled());
});

it('is asked for again where it could not be fetched', async () => {
  failing.times = 2;
  const come = await waiting();
  page.dispatchEvent(new Event('load'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(come).toHaveBeenCalled();
  });
  expect(asked).toHaveBeenCalledTimes(3);
});
