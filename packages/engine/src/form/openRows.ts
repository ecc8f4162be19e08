import { isEmptyAnswer, isJsonObject, listOf, own, type JsonObject } from '../json.ts';
import type { CompiledField, CompiledForm } from './compile.ts';
import type { FormContext, OuterValue } from './context.ts';
import { isRuled } from './evaluate.ts';
import { isLocked } from './initial.ts';
import { messages } from './messages.ts';
import type { FieldNode } from './node.ts';
import type { RowForm, RowList } from './rows.ts';

/** Who opens the groups of a list, and is told of what happens in them. */
export interface RowsWatched {
  readonly open: (compiled: CompiledForm, context: FormContext) => RowForm;
  moved(node: FieldNode): void;
  written(): void;
}

/** The form that a list stands in. */
interface RowsAround {
  readonly context: FormContext;
  readonly watched: RowsWatched;
  seen(key: string): OuterValue | undefined;
  wasLeftEmpty(field: CompiledField): boolean;
}

/** Opens the groups of a list (`node`) with what is kept or was submitted. Answers what is wrong with what was given. */
export function startRows(
  Rows: typeof RowList,
  node: FieldNode,
  compiled: CompiledForm,
  around: RowsAround,
): string | null {
  const { stored, submitted, locked } = around.context;
  const { key, definition } = node.field;
  const held = own(stored, key) ?? (around.wasLeftEmpty(node.field) ? undefined : definition.defaultValue);
  const isShut = isLocked(definition) || locked === true;
  // As with single fields: what the person cannot write is not taken from what was submitted.
  const wire = submitted === undefined || node.held || isShut ? held : own(submitted, key);
  const rows = new Rows(...openRows(node, compiled, around, isShut));
  const isRead = isEmptyAnswer(wire) || rows.load(wire);
  const base = isRuled(node.field) ? new Rows(...openRows(node, compiled, around, true)) : rows;
  if (base !== rows && !isEmptyAnswer(held)) base.load(held);
  node.lists = { own: rows, base };
  // A default that is none is no default.
  return isRead || wire === definition.defaultValue ? null : messages.invalid;
}

/** How a list opens its groups, each a form within the context of that around it, and who hears of them. */
function openRows(
  node: FieldNode,
  compiled: CompiledForm,
  around: RowsAround,
  locked: boolean,
): ConstructorParameters<typeof RowList> {
  const { submitted, keptRows, stored: storedAround, beneath: beneathAround = {}, ...context } = around.context;
  const [storedRows, beneathRows] = [own(storedAround, node.field.key), own(beneathAround, node.field.key)];
  const seen = (key: string): OuterValue | undefined => around.seen(key);
  const base = { ...context, around: seen, hiddenKeys: [], bounds: {}, inRow: true, locked };
  const keptAs = (stored: JsonObject): FormContext => {
    // A group that is added was not answered yet.
    const answered = base.answered === true && Object.keys(stored).length > 0;
    const beneath = listOf(beneathRows)[listOf(storedRows).indexOf(stored)];
    return { ...base, answered, stored, beneath: isJsonObject(beneath) ? beneath : {} };
  };
  const keptOf = !locked && submitted && keptRows && keptRows(compiled, own(submitted, node.field.key), storedRows);
  const judged = (row: JsonObject): FormContext =>
    keptOf ? { ...keptAs(keptOf(row)), keptRows, submitted: row } : keptAs(row);
  const open = (row: JsonObject): RowForm => around.watched.open(compiled, judged(row));
  const moved = (): void => {
    if (node.rows === node.lists?.own) around.watched.moved(node);
  };
  return [open, { progress: moved, value: around.watched.written }];
}
