import type { ReactNode } from 'react';
import type { NeutralForm } from '../../spec.ts';

/** One form on the page. */
export interface OpenedPage {
  readonly element: ReactNode;
  /** What the peer itself holds for a field; undefined where nobody holds the answers (plain inputs). */
  answer?(path: string): unknown;
}

/** The same form in steps, of which one is on the page. */
export interface OpenedSteps extends Omit<OpenedPage, 'element'> {
  /** Leaves the step before; what was answered there is there again when it comes back. */
  draw(step: number): ReactNode;
}

/** How one peer draws the neutral form with React. */
export interface BrowserPeer {
  /** Compiles the definition; part of the time to mount. */
  open(form: NeutralForm): OpenedPage;
  openSteps?(steps: readonly NeutralForm[]): OpenedSteps;
  /** The control (for groups of options whatever carries the group) of a field that is in the page, by its path. */
  locate(path: string): Element | null;
  /** What has to be fetched before a form can be drawn. */
  prepare?(): Promise<unknown>;
}
