import type { JsonObject } from './json.ts';

/**
 * What the outside world says. Refused by the business is not failed by technology: the first is shown and ends the
 * matter (or reopens the step), the second is tried again.
 */
export type Answer<Value = JsonObject> =
  | { readonly kind: 'done'; readonly value: Value }
  | {
      readonly kind: 'refused';
      /** The customer's words, which are ours; without them the kind's own. */
      readonly text?: string;
      /** What was said outside in its own words: for the office, in the sealed history. No customer reads it. */
      readonly said?: string;
      /** What stands over them, where the kind's own title speaks of something else; nobody outside says it. */
      readonly title?: string;
      /** What did not fit, in the catalog's vocabulary of inconsistencies; the page has words and ways out for each. */
      readonly inconsistency?: string;
      /** How much would have been granted, where less would have been: of an installment that does not fit the one that does, in centavos. */
      readonly limitCentavos?: number;
      /** The step reopens with its earlier answers. */
      readonly remake?: boolean;
      /** There is nothing to offer to this person: the journey ends with the fixed no-offer result. */
      readonly noOffer?: boolean;
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'waiting';
      /** Somebody will call back; it finds the step again. */
      readonly reference: string;
      /** What the customer needs meanwhile. */
      readonly shown?: JsonObject;
      /** What they read meanwhile, and what stands over it; without them the kind's own. Ours: nobody outside says them. */
      readonly text?: string;
      readonly title?: string;
    }
  /** A person on the other side has to look first. */
  | { readonly kind: 'review'; readonly reference: string };
