import { isRecord, type JsonObject, isJsonObject } from '../json.ts';
import type { FormProgress } from './progress.ts';

/** What a list needs of the form of one of its rows; `Form` is one. */
export interface RowForm {
  progress(): FormProgress;
  subscribeForm(listener: () => void): () => void;
  subscribeValues(listener: () => void): () => void;
  /** Something outside that the row's conditions look at may have changed. */
  lookAround(): void;
}

/** One group of a repeatable list. The id stays with it wherever it moves. */
export interface Row<Opened extends RowForm = RowForm> {
  readonly id: string;
  readonly form: Opened;
}

/** Told of what happens inside the groups. */
interface RowsHeard {
  progress(): void;
  value(): void;
}

const nothing: FormProgress = { required: 0, filled: 0, invalid: 0 };

/**
 * The rows of one list field. Counters change by each row's difference; no row is ever scanned because of another. Kinds name it
 * (`repeats`), so that only flows with lists fetch it.
 */
export class RowList {
  rows: readonly Row[] = [];
  private readonly open: (stored: JsonObject) => RowForm;
  private readonly heard: RowsHeard;
  private readonly known = new Map<string, { readonly stop: () => void; counts: FormProgress }>();
  private made = 0;
  private sum: FormProgress = nothing;
  private looking = false;

  constructor(open: (stored: JsonObject) => RowForm, heard: RowsHeard) {
    this.open = open;
    this.heard = heard;
  }

  /** Required, filled and invalid over all rows. */
  get counts(): FormProgress {
    return this.sum;
  }

  /** Replaces the rows by those that travelled; false where they are no list of groups. */
  load(wire: unknown): boolean {
    if (!Array.isArray(wire) || !wire.every((row) => isRecord(row) && isJsonObject(row))) return false;
    for (const { id } of this.rows) this.forget(id);
    this.rows = wire.map((row: JsonObject) => this.make(row));
    return true;
  }

  add(): Row {
    const row = this.make({});
    this.rows = [...this.rows, row];
    return row;
  }

  remove(id: string): void {
    this.forget(id);
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  move(id: string, to: number): void {
    const row = this.rows.find((one) => one.id === id);
    if (row === undefined) return;
    const others = this.rows.filter((one) => one !== row);
    this.rows = [...others.slice(0, to), row, ...others.slice(to)];
  }

  /** The list's own field is being judged meanwhile and counts the rows right after: it must not be told. */
  lookAround(): void {
    this.looking = true;
    for (const { form } of this.rows) form.lookAround();
    this.looking = false;
  }

  private make(stored: JsonObject): Row {
    this.made += 1;
    const id = `r${this.made}`;
    const form = this.open(stored);
    const stops = [
      form.subscribeValues(() => this.heard.value()),
      form.subscribeForm(() => {
        this.count(id, form.progress());
        if (!this.looking) this.heard.progress();
      }),
    ];
    this.known.set(id, { stop: () => stops.forEach((stop) => stop()), counts: nothing });
    this.count(id, form.progress());
    return { id, form };
  }

  private forget(id: string): void {
    this.known.get(id)?.stop();
    this.count(id, nothing);
    this.known.delete(id);
  }

  private count(id: string, counts: FormProgress): void {
    const entry = this.known.get(id);
    if (entry === undefined) return;
    const before = entry.counts;
    entry.counts = counts;
    this.sum = {
      required: this.sum.required + counts.required - before.required,
      filled: this.sum.filled + counts.filled - before.filled,
      invalid: this.sum.invalid + counts.invalid - before.invalid,
    };
  }
}
