import type { ReactNode } from 'react';
import type { NeutralForm } from '../../spec.ts';

/** One form on the page. */
export interface OpenedPage {
  readonly element: ReactNode;
  /** What the peer itself holds for a field; undefined where nobody holds the answers (plain inputs). */
  answer?(name: string): unknown;
}

/** How one peer draws the neutral form with React. */
export interface BrowserPeer {
  /** Compiles the definition; part of the time to mount. */
  open(form: NeutralForm): OpenedPage;
  /** The control (for groups of options whatever carries the group) of a field that is in the page. */
  locate(name: string): Element | null;
  /** What has to be fetched before a form can be drawn. */
  prepare?(): Promise<unknown>;
}
