import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { neutralForm, type NeutralForm, type Variant } from '../../spec.ts';
import { gate, isShown } from './gate.ts';
import type { BrowserPeer, OpenedPage } from './peer.ts';
import { snapshot, type DrawnAgain } from './drawnAgain.ts';

declare global {
  interface Window {
    bench: Bench;
    /** Set by the driver: told as JSON. */
    benchTold?: (json: string) => void;
  }
}

export interface Bench {
  mount(variant: Variant, size: number): Promise<number>;
  unmount(): void;
  /** The text the source holds now and whether its dependents show must become so after the next key. */
  expect(value: string, shown: boolean): void;
  focus(): void;
  gate(value: string): string | null;
  /** Draws the DOM that is there now by plain React; answers the time to mount. */
  mountAgain(): Promise<number>;
}

/** The next frame has been drawn: rendering is over when a task posted from its callback runs. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = act;
    channel.port2.postMessage(null);
  });
}

export function start(peer: BrowserPeer): void {
  let root: Root | undefined;
  let form: NeutralForm | undefined;
  let opened: OpenedPage | undefined;
  let again: DrawnAgain | undefined;
  const expected = { value: '', shown: false };
  const place = document.getElementById('root');
  if (place === null) throw new Error('no place to draw');

  const source = (): Element | null => (again ? again.locate() : form ? peer.locate(form.source) : null);

  const settled = (): boolean => {
    const input = source();
    if (!(input instanceof HTMLInputElement) || input.value !== expected.value) return false;
    if (form === undefined || again !== undefined) return true;
    const { dependents, variant } = form;
    if (variant !== 'F1' && variant !== 'F2') return true;
    return [dependents[0], dependents.at(-1)].every(
      (name) => name === undefined || isShown(peer.locate(name)) === expected.shown,
    );
  };

  const drawn = (began: number, ready: () => boolean): Promise<number> =>
    new Promise((resolve) => {
      const look = (): void => afterFrame(() => (ready() ? resolve(performance.now() - began) : look()));
      look();
    });

  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const look = (): void =>
        afterFrame(() => {
          if (!settled()) return look();
          const ms = performance.now() - timeStamp;
          performance.mark('bench-settled');
          window.benchTold?.(JSON.stringify({ ms }));
        });
      look();
    },
    true,
  );

  window.bench = {
    async mount(variant, size) {
      await peer.prepare?.();
      const began = performance.now();
      const made = neutralForm(variant, size);
      form = made;
      opened = peer.open(made);
      root = createRoot(place);
      root.render(opened.element);
      const first = made.fields[0]?.name ?? '';
      const last = made.fields.findLast(({ shownWhile }) => shownWhile === undefined)?.name ?? '';
      return drawn(began, () => peer.locate(first) !== null && peer.locate(last) !== null);
    },
    unmount() {
      root?.unmount();
      root = undefined;
      again = undefined;
      opened = undefined;
      form = undefined;
      performance.clearMarks();
    },
    expect: (value, shown) => void Object.assign(expected, { value, shown }),
    focus() {
      const input = source();
      if (!(input instanceof HTMLInputElement)) return;
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    },
    gate: (value) => (form === undefined || opened === undefined ? 'not open' : gate(peer, form, opened, value)),
    async mountAgain() {
      const input = source();
      const copy = snapshot(place, input);
      root?.unmount();
      const began = performance.now();
      again = copy();
      root = createRoot(place);
      root.render(createElement(again.Copy));
      return drawn(began, () => again?.locate() !== null);
    },
  };
}
