import { createStore } from 'zustand';
import { beforeEach, expect, it, vi } from 'vitest';
import { asJson, deviceStorage, keepOnDevice, parsed } from './storage.ts';

function device(start: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(start));
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  vi.stubGlobal('window', { localStorage });
  return kept;
}

beforeEach(() => vi.unstubAllGlobals());

it('takes up what was kept and writes every change down', () => {
  const kept = device({ look: '{"theme":"dark"}' });
  const store = createStore<{ theme: string }>()(() => ({ theme: 'auto' }));
  keepOnDevice(store, 'look', asJson());
  expect(store.getState().theme).toBe('dark');
  store.setState({ theme: 'light' });
  expect(kept.get('look')).toBe('{"theme":"light"}');
});

it.each(['{broken', '"text"', 'null', ''])('makes nothing of %s', (text) => {
  device({ look: text });
  const store = createStore<{ theme: string }>()(() => ({ theme: 'auto' }));
  keepOnDevice(store, 'look', asJson());
  expect(store.getState().theme).toBe('auto');
  expect(parsed(text)).toBeNull();
});

it('goes on where the browser refuses its storage or the device is full', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('SecurityError');
    },
  });
  expect(deviceStorage()).toBeNull();
  const store = createStore<{ theme: string }>()(() => ({ theme: 'auto' }));
  expect(() => keepOnDevice(store, 'look', asJson())).not.toThrow();
  store.setState({ theme: 'dark' });
});
