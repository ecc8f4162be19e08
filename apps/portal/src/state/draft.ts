import type { JsonObject } from '@passo/engine';
import type { Columns } from './threeWay.ts';

/** What was typed into a step and not yet sent: nothing of what stood there already, which may be another by the next time. */
export interface Draft {
  /** As it would travel, null for what was emptied; kept on the device, sealed. */
  readonly kept: JsonObject;
  /** What stood there when it was typed, by the same keys; absent: nothing did. */
  readonly began?: JsonObject;
  /** Which of them are lists. */
  readonly lists?: Columns;
  /** Consents, photos or secrets were given before the page was loaded anew. */
  readonly lost?: boolean;
  /** By path (`foto`, `socios.0.foto`): consents and secrets, as they would travel, and photos as they are. They live as long as the page. */
  readonly fleeting: ReadonlyMap<string, unknown>;
}
