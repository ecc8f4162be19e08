import type { CalendarDate } from '@passo/domain';
import type { OptionDefinition } from '../definition.ts';
import type { Json, JsonObject } from '../json.ts';
import type { CompiledForm } from './compile.ts';

/** What a form must know from outside itself. The same for the browser and the server. */
export interface FormContext {
  readonly today: CalendarDate;
  /** The wire answers already kept for this step (slug's own), by key. */
  readonly stored: JsonObject;
  /** What lies beneath those of them that a rule gave (see `beneath.ts`). */
  readonly beneath?: JsonObject | undefined;
  /** Whether the step was answered: what was asked then and is not stored was left empty, and is not filled in again. */
  readonly answered?: boolean;
  /** The wire answers of all other steps so far, flat, by key: for references, labels and prefilled values. */
  readonly earlier: JsonObject;
  /** The wire answers being submitted now, where the form judges a submit. */
  readonly submitted?: JsonObject;
  /** What lies around this form (earlier steps; for a row the form it stands in), undefined for a field that nobody there has. */
  readonly around?: (key: string) => OuterValue | undefined;
  /** A group of a list: its answers are nobody's but its own. */
  readonly inRow?: boolean;
  /** Where a submit is judged: which of those a submitted group is. What cannot be written in it comes out of that one. */
  readonly keptRows?: (
    rows: CompiledForm,
    submitted: Json | undefined,
    stored: Json | undefined,
  ) => (row: JsonObject) => JsonObject;
  /** A group of a list that cannot be written: nothing in it can. */
  readonly locked?: boolean;
  readonly hasProposal: boolean;
  /** Fields this way of starting does not show (manual mode). */
  readonly hiddenKeys: readonly string[];
  /** Bounds that only the server knows (a limit from the credit analysis), by key; they replace the definition's. */
  readonly bounds?: Readonly<Record<string, FieldBounds>>;
  readonly offered?: OfferedOptions;
}

/** What a list offers for the code of another answer (the towns of a state); nothing where it does not know the code. */
export type OfferedOptions = (resource: string, code: string | undefined) => readonly OptionDefinition[];

export interface OuterValue {
  readonly plain: string | undefined;
  readonly words: string;
  /** What it is called, where it stands on the page. */
  readonly label?: string | undefined;
  /** Whether it counts as an answer. */
  readonly answered: boolean;
  /** Whether it may still be answered: it plays a part in a form that is open. */
  readonly open: boolean;
}

/** Reais for money fields. */
export interface FieldBounds {
  readonly minValue?: number;
  readonly maxValue?: number;
  /** Where it begins; else as the definition says. */
  readonly defaultValue?: number;
  readonly values?: readonly { readonly value: string | number | boolean; readonly label: string }[];
}

export const emptyContext = (today: CalendarDate): FormContext => ({
  today,
  stored: {},
  earlier: {},
  hasProposal: false,
  hiddenKeys: [],
});
