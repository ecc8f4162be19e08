import type { NeutralForm, Variant } from '../spec.ts';
import type { Reader } from './oracle.ts';

export interface OpenForm extends Reader {
  /** The person's change of one field. Asynchronous where the peer's is. */
  change(path: string, value: string): void | Promise<void>;
  close(): void;
}

/** One peer without a DOM. */
export interface EngineAdapter {
  readonly name: string;
  /** What the peer does not have, with the reason. */
  readonly lacks: Readonly<Partial<Record<Variant, string>>>;
  /** What has to be known to read its row. */
  readonly note: string;
  open(form: NeutralForm): OpenForm;
}
