import { expect, it } from 'vitest';
import { createRouter } from './router.ts';

function browser(start: string) {
  const entries: { state: unknown; pathname: string }[] = [{ state: null, pathname: start }];
  let at = 0;
  let popped: (() => void) | undefined;
  const host = {
    get location() {
      return { pathname: entries[at]?.pathname ?? '' };
    },
    history: {
      get state() {
        return entries[at]?.state ?? null;
      },
      pushState: (state: unknown, _: string, pathname: string) => {
        entries.splice(at + 1, Infinity, { state, pathname });
        at += 1;
      },
      replaceState: (state: unknown, _: string, pathname: string) => void (entries[at] = { state, pathname }),
    },
    addEventListener: (_: 'popstate', listener: () => void) => void (popped = listener),
  };
  const back = (): void => {
    at -= 1;
    popped?.();
  };
  return { host, entries, back };
}

it('walks forward and hears of Back', () => {
  const { host, back } = browser('/consentimentos');
  const router = createRouter(host);
  const seen: string[] = [];
  router.subscribe(() => seen.push(router.path()));
  router.go('/codigo');
  router.go('/codigo');
  back();
  expect(seen).toEqual(['/codigo', '/consentimentos']);
});

it('leaves no entry behind where it replaces', () => {
  const { host, entries } = browser('/');
  createRouter(host).go('/codigo', 'replace');
  expect(entries.map(({ pathname }) => pathname)).toEqual(['/codigo']);
});

it('takes the place of an entry that an overlay made', () => {
  const { host, entries } = browser('/a');
  host.history.pushState({ passoOverlay: 1 }, '', '/a');
  createRouter(host).go('/b');
  expect(entries.map(({ pathname }) => pathname)).toEqual(['/a', '/b']);
});

it.each([
  ['/come%C3%A7ar', '/começar'],
  ['/codigo/', '/codigo'],
  ['/%E0%A4%A', '/'],
  ['/', '/'],
])('reads %s as %s', (pathname, path) => expect(createRouter(browser(pathname).host).path()).toBe(path));

it('writes accents the way addresses carry them', () => {
  const { host, entries } = browser('/');
  createRouter(host).go('/começar');
  expect(entries.at(-1)?.pathname).toBe('/come%C3%A7ar');
});
