import type { Finding } from '@passo/engine';
import type { LoadedChannel } from '../loadChannel.ts';

/* What no rule refuses, and what whoever makes a partner would want to know all the same. */

/** A partner with the channels that came of its files. */
export interface Sold {
  readonly root: string;
  /** As its reader calls it: `partners/aurora`. */
  readonly folder: string;
  readonly channels: readonly LoadedChannel[];
}

/** Always with the file that it is of. */
export type Advice = Finding & { readonly file: string };
