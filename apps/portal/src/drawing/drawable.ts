import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** A component that may have to be fetched first. */
export interface Drawable<Props extends object> {
  /** Fetches it ahead of time. A failure is nobody's business yet: it is fetched again when it is drawn. */
  readonly load: () => Promise<unknown>;
  /** Draws it at once when it is there, and suspends otherwise (`React.lazy` suspends for a moment even then). */
  readonly draw: (props: Props) => ReactNode;
}

/** Fetched by the first one who needs it, in a chunk of its own. */
export function onDemand<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>): Drawable<Props> {
  let ready: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let wanted = false;
  const fetchOnce = (): Promise<ComponentType<Props>> =>
    (pending ??= fetchIt().then((component) => {
      ready = component;
      return component;
    }));
  const load = (): Promise<unknown> =>
    fetchOnce().catch(() => {
      // What is being drawn keeps its failure: else it would be fetched without end.
      if (!wanted) pending = undefined;
    });
  function Fetched(props: Props): ReactNode {
    return createElement(ready ?? use(fetchOnce()), props);
  }
  const draw = (props: Props): ReactNode => {
    wanted = true;
    return createElement(Fetched, props);
  };
  return { load, draw };
}

/** Where it cannot be fetched, the page does without it. */
export const unneeded = <Props extends object>(fetchIt: () => Promise<ComponentType<Props>>): Drawable<Props> =>
  onDemand(() => fetchIt().catch((): ComponentType<Props> => () => null));

/** There with the page. */
export const atOnce = <Props extends object>(component: ComponentType<Props>): Drawable<Props> => ({
  load: () => Promise.resolve(),
  draw: (props) => createElement(component, props),
});
