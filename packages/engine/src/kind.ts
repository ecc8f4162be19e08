import type { Result } from '@passo/domain';
import type { CalendarDate } from '@passo/domain';
import type { FieldDefinition } from './definition.ts';
import type { Json } from './json.ts';
import type { RowList } from './form/rows.ts';
import type { ControlName } from './looks.ts';

type PlainValue = string | number | boolean;

/** What one field sees of another one of its form. */
export interface Seen {
  readonly value: unknown;
  readonly field: { readonly definition: FieldDefinition };
}

/**
 * What a field kind means. The engine never lists kinds: it is handed a catalog and asks. A kind states only what
 * differs from a plain text; required, empty, hidden and read-only are the engine's business.
 *
 * `Value` is what the form holds while it is filled; the wire's form of it goes through `read` and `send`.
 */
export interface FieldKind<Value = unknown> {
  /** What draws it. */
  readonly control: ControlName;
  /** False for what shows but never answers (a message, a button): not validated, not sent, no progress. */
  readonly answers?: boolean;
  /** From the wire, a default or a look-up. A wrong type is a problem, never a throw. */
  read(wire: unknown, field: FieldDefinition): Result<Value, string>;
  /** To the wire. `undefined` leaves the answer out. */
  send(value: Value, field: FieldDefinition): Json | undefined;
  /** The value as words, for substituted labels and summaries. */
  format(value: Value, field: FieldDefinition): string;
  /** The plain value conditions compare with; of a list, any of them. */
  plain?(value: Value, field: FieldDefinition): PlainValue | readonly PlainValue[] | undefined;
  /** True where the value counts as no answer although it is there (zero money, an unticked box). */
  isEmpty?(value: Value): boolean;
  /** The kind's own rule, after required and before the named validators. The message in Portuguese, or null. */
  problem?(value: Value, field: FieldDefinition, today: CalendarDate): string | null;
  /** The words when a required answer is missing, where the kind has its own. */
  readonly requiredMessage?: string;
  /**
   * False where the definition, or what `look` sees in the other fields of its form by key, leaves nothing to show: the field is hidden then,
   * so neither required nor sent. What it looks at stands in its `dependencies`, so that it is judged anew with them.
   */
  shows?(field: FieldDefinition, look: (key: string) => Seen | undefined): boolean;
  /** What it begins with, where that is not simply the definition's default; `given` is the default as `read` has it. */
  initial?(field: FieldDefinition, given?: Value): Value | undefined;
  /** The answer is a file: it travels beside the JSON and is stored as a reference to a document. */
  readonly upload?: boolean;
  /** The answer is a list of groups, each a form of the definition's `subFields`: who keeps them, `RowList` of the engine. */
  readonly repeats?: typeof RowList;
  /** What the definition's `icon` may say. Default: nothing, a kind without icons shows none. */
  readonly icons?: {
    readonly names: readonly string[];
    /** Also a picture by its address on this server, `/…`. */
    readonly pictures?: boolean;
  };
  /**
   * Keys of the fields of its form that its look-up fills in: they are one thing with the answer (a street with its postal code), and
   * none is left beside another answer.
   */
  readonly fills?: readonly string[];
  /** The field whose answer this one is of (a year of its model), in its form or around: beside another answer it is none. */
  restsOn?(field: FieldDefinition): string;
  /** True where only the very same field may hold the answer already: a consent is given to its own words and to no others. */
  readonly ownAnswerOnly?: boolean;
  /** False where the label must stay as written (checkbox, term, button). */
  readonly substitutesLabel?: boolean;
  /** False where the definition leaves nothing for it to do: a button without an address. For kinds that are pressed. */
  acts?(field: FieldDefinition): boolean;
  /** The most characters that an answer travels with, as the definition allows; what is longer is refused. Each kind that answers says. */
  longest?(field: FieldDefinition): number;
  /** The named validators of a text value run over this text; kinds without it have no text to check. */
  text?(value: Value): string;
}

/** Bivariant methods above let kinds of any value share one table. */
export type FieldCatalog = Readonly<Record<string, FieldKind>>;

/** A field as its definition asks and its kind reads it. */
export interface AskedField {
  readonly kind: FieldKind;
  readonly definition: FieldDefinition;
}

export interface AnswerFormat {
  /** What a form sent, as the kind holds it: the value that would travel just so, else what the kind itself makes of it. */
  read(field: AskedField, wire: Json): Result<unknown, string>;
  /** What the kind sends, as it travels. Of what was `typed` some may be lost, it is `settled` before; of nothing else. */
  write(field: AskedField, sent: Json, typed: boolean): Json;
  show(sent: Json | undefined): unknown;
  /** Whether two answers differ by nothing but what the format is there to take off, as accents are. Absent where it takes off nothing. */
  tidies?(one: unknown, other: unknown): boolean;
}

/**
 * What `format.send` and `format.show` may name. Without them answers travel as their kinds send them, and whoever judges takes
 * them so too.
 */
export type FormatCatalog = Readonly<Record<string, AnswerFormat>>;

export function defineField<Value>(kind: FieldKind<Value>): FieldKind<Value> {
  return kind;
}
