import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** A component in a chunk of its own. */
export interface Part<Props extends object> {
  /** Fetches it ahead of time. A failure is nobody's business yet: it is fetched again when it is drawn. */
  readonly load: () => Promise<unknown>;
  /** Draws it at once when it is there, and suspends otherwise (`React.lazy` suspends for a moment even then). */
  readonly draw: (props: Props) => ReactNode;
}

export function lazyPart<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let wanted = false;
  const begin = (): Promise<ComponentType<Props>> =>
    (pending ??= fetchIt().then((component) => {
      ready = component;
      return component;
    }));
  const load = (): Promise<unknown> =>
    begin().catch(() => {
      // What is being drawn keeps its failure: else it would be fetched without end.
      if (!wanted) pending = undefined;
    });
  function Lazy(props: Props): ReactNode {
    return createElement(ready ?? use(begin()), props);
  }
  const draw = (props: Props): ReactNode => {
    wanted = true;
    return createElement(Lazy, props);
  };
  return { load, draw };
}

/** The same for what is in the first chunk. */
export const readyPart = <Props extends object>(component: ComponentType<Props>): Part<Props> => ({
  load: () => Promise.resolve(),
  draw: (props) => createElement(component, props),
});
