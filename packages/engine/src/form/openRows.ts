import type { JsonObject } from '../json.ts';
import type { CompiledForm } from './compile.ts';
import type { FormContext } from './context.ts';
import type { FieldNode } from './node.ts';
import type { RowForm, RowList } from './rows.ts';

/** Who opens the groups of a list, and is told of what happens in them. */
export interface RowsWatched {
  readonly open: (compiled: CompiledForm, context: FormContext) => RowForm;
  moved(node: FieldNode): void;
  written(): void;
}

interface Opened {
  readonly compiled: CompiledForm;
  readonly Rows: typeof RowList;
  readonly watched: RowsWatched;
}

/** The rows of a list, each a form within the context of that around it. */
export function openRows(node: FieldNode, context: FormContext, { compiled, Rows, watched }: Opened): RowList {
  const { submitted, keptRow, storedRows, ...base } = context;
  // A group that is added was not answered yet.
  const answered = (stored: JsonObject): boolean => base.answered === true && Object.keys(stored).length > 0;
  const open = (row: JsonObject): RowForm => {
    if (submitted === undefined || keptRow === undefined || base.locked === true)
      return watched.open(compiled, { ...base, answered: answered(row), stored: row });
    const stored = keptRow(compiled, row, storedRows);
    return watched.open(compiled, { ...base, answered: answered(stored), keptRow, stored, submitted: row });
  };
  return new Rows(open, {
    progress: () => node.rows === node.lists?.own && watched.moved(node),
    value: watched.written,
  });
}
