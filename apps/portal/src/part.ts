import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** A component in a chunk of its own. */
export interface Part<Props extends object> {
  /** Fetches it ahead of time; a failure is told when it is drawn. */
  readonly load: () => Promise<unknown>;
  /** Draws it at once when it is there, and suspends otherwise (`React.lazy` suspends for a moment even then). */
  readonly draw: (props: Props) => ReactNode;
}

export function lazyPart<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const load = (): Promise<ComponentType<Props>> =>
    (pending ??= fetchIt().then((component) => {
      ready = component;
      return component;
    }));
  function Lazy(props: Props): ReactNode {
    return createElement(ready ?? use(load()), props);
  }
  return { load, draw: (props) => createElement(Lazy, props) };
}

/** The same for what is in the first chunk. */
export const readyPart = <Props extends object>(component: ComponentType<Props>): Part<Props> => ({
  load: () => Promise.resolve(),
  draw: (props) => createElement(component, props),
});
