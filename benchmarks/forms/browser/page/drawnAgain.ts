import { createElement, type ReactElement, type ReactNode, useState } from 'react';

/** A copy of a page's DOM drawn by plain React: what drawing as much costs with nothing behind it. */
export interface DrawnAgain {
  Copy(): ReactNode;
  locate(): Element | null;
}

const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  checked: 'defaultChecked',
  value: 'defaultValue',
};
const KEPT = /^(class|for|checked|value|id|name|type|role|hidden|placeholder|title|aria-.*|data-.*)$/;
const SOURCE = 'bench-source';

/** Reads the DOM now; the page may be gone when the copy is made. */
export function snapshot(place: Element, source: Element | null): () => DrawnAgain {
  const take = (node: Node): (() => ReactNode) => {
    if (!(node instanceof Element)) return () => node.textContent;
    const isSource = node === source;
    const tag = node.tagName.toLowerCase();
    const props = { ...attributesOf(node), ...(isSource && { id: SOURCE }) };
    const children = [...node.childNodes].map(take);
    if (isSource) return () => createElement(Typed, props);
    return () => createElement(tag, props, ...children.map((child) => child()));
  };
  const children = [...place.childNodes].map(take);
  return () => ({
    Copy: () => createElement('div', null, ...children.map((child) => child())),
    locate: () => document.getElementById(SOURCE),
  });
}

function Typed(props: object): ReactElement {
  const [value, setValue] = useState('si');
  return createElement('input', {
    ...props,
    defaultValue: undefined,
    value,
    onChange: (event: { readonly target: HTMLInputElement }) => setValue(event.target.value),
  });
}

function attributesOf(element: Element): Record<string, string | boolean> {
  const kept = [...element.attributes].filter(({ name }) => KEPT.test(name));
  const valued = element.tagName === 'INPUT' || element.tagName === 'TEXTAREA';
  return Object.fromEntries(
    kept.map(({ name, value }) => {
      if (name === 'checked' || name === 'hidden') return [names[name] ?? name, true];
      if (name === 'value' && !valued) return ['value', value];
      return [names[name] ?? name, value];
    }),
  );
}
