import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { leaves, neutralForm, stepsOf, type NeutralForm, type Variant } from '../../spec.ts';
import { gate, hasFollowed } from './gate.ts';
import type { BrowserPeer, OpenedPage, OpenedSteps } from './peer.ts';
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
  /** The layout in steps: draws the first. */
  mountSteps(size: number): Promise<number>;
  /** The time until the other step's controls are there and this one's are gone. */
  turn(to: number): Promise<number>;
  unmount(): void;
  /** The text that the source must hold after the next key; what depends on it must follow. */
  expect(value: string): void;
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
  let opened: Omit<OpenedPage, 'element'> | undefined;
  let steps: readonly NeutralForm[] = [];
  let turned: OpenedSteps | undefined;
  let again: DrawnAgain | undefined;
  let expected = '';
  const place = document.getElementById('root');
  if (place === null) throw new Error('no place to draw');

  const source = (): Element | null => (again ? again.locate() : form ? peer.locate(form.source) : null);

  const settled = (): boolean => {
    const input = source();
    if (!(input instanceof HTMLInputElement) || input.value !== expected) return false;
    return form === undefined || again !== undefined || hasFollowed(peer, form, expected);
  };

  const isThere = (made: NeutralForm | undefined): boolean => {
    const always = made === undefined ? [] : leaves(made).filter(({ shownWhile }) => shownWhile === undefined);
    return [always[0], always.at(-1)].every((leaf) => leaf !== undefined && peer.locate(leaf.path) !== null);
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
      const page = peer.open(made);
      opened = page;
      root = createRoot(place);
      root.render(page.element);
      return drawn(began, () => isThere(made));
    },
    async mountSteps(size) {
      await peer.prepare?.();
      const began = performance.now();
      steps = stepsOf(size);
      turned = peer.openSteps?.(steps);
      opened = turned;
      root = createRoot(place);
      form = steps[0];
      root.render(turned?.draw(0));
      return drawn(began, () => isThere(form));
    },
    turn(to) {
      const gone = form?.source ?? '';
      const began = performance.now();
      form = steps[to];
      root?.render(turned?.draw(to));
      return drawn(began, () => isThere(form) && peer.locate(gone) === null);
    },
    unmount() {
      root?.unmount();
      root = undefined;
      again = undefined;
      opened = undefined;
      form = undefined;
      performance.clearMarks();
    },
    expect: (value) => void (expected = value),
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
