import { isRecord, type JsonObject, isJsonObject } from '../json.ts';
import type { CompiledForm } from './compile.ts';
import type { FormContext } from './context.ts';
import type { FormProgress } from './progress.ts';

/** What a list needs of the form of one of its rows; `Form` is one. */
export interface RowForm {
  progress(): FormProgress;
  subscribeForm(listener: () => void): () => void;
  /** Something outside that the row's conditions look at may have changed. */
  lookAround(): void;
}

/** One group of a repeatable list. The id stays with it wherever it moves. */
export interface Row<Opened extends RowForm = RowForm> {
  readonly id: string;
  readonly form: Opened;
}

export type OpenRow = (compiled: CompiledForm, context: FormContext) => RowForm;

const nothing: FormProgress = { required: 0, filled: 0, invalid: 0 };

/** The rows of one list field. Counters change by each row's difference; no row is ever scanned because of another. */
export class RowList {
  rows: readonly Row[] = [];
  private readonly open: (stored: JsonObject) => RowForm;
  private readonly onProgress: () => void;
  private readonly known = new Map<string, { readonly stop: () => void; counts: FormProgress }>();
  private made = 0;
  private sum: FormProgress = nothing;
  private looking = false;

  constructor(compiled: CompiledForm, context: FormContext, open: OpenRow, onProgress: () => void) {
    this.onProgress = onProgress;
    const { submitted, keptRow, storedRows, ...base } = context;
    // A group that is added was not answered yet.
    const answered = (stored: JsonObject): boolean => base.answered === true && Object.keys(stored).length > 0;
    this.open = (row) => {
      if (submitted === undefined || keptRow === undefined || base.locked === true)
        return open(compiled, { ...base, answered: answered(row), stored: row });
      const stored = keptRow(compiled, row, storedRows);
      return open(compiled, { ...base, answered: answered(stored), keptRow, stored, submitted: row });
    };
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
    const stop = form.subscribeForm(() => {
      this.count(id, form.progress());
      if (!this.looking) this.onProgress();
    });
    this.known.set(id, { stop, counts: nothing });
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
