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
  const open = (row: JsonObject): RowForm =>
    submitted === undefined || keptRow === undefined || base.locked === true
      ? watched.open(compiled, { ...base, stored: row })
      : watched.open(compiled, { ...base, keptRow, stored: keptRow(compiled, row, storedRows), submitted: row });
  return new Rows(open, {
    progress: () => node.rows === node.lists?.own && watched.moved(node),
    value: watched.written,
  });
}
