import { formats } from '../formats.ts';
import { Form, compileForm, emptyContext, type FormContext } from '@passo/engine';
import * as fields from '../fields/index.ts';
import type { Edit, RandomForm } from './randomForms.ts';

export const contextOf = ({ stored, earlier, hasProposal, hiddenKeys }: RandomForm): FormContext => ({
  ...emptyContext('2026-11-20'),
  stored,
  earlier,
  hasProposal,
  hiddenKeys,
});

/** The form as it stands after all edits. */
export function driveForm(given: RandomForm): Form {
  const form = new Form(compileForm(given.fields, fields, formats), contextOf(given));
  for (const edit of given.edits) apply(form, edit);
  return form;
}

function apply(form: Form, edit: Edit): void {
  const { key, wire } = edit;
  const rows = form.rows(key);
  const row = rows[edit.row % Math.max(1, rows.length)];
  const steps: Readonly<Record<Edit['way'], () => void>> = {
    type: () => type(form, key, wire),
    fill: () => void form.fill(key, wire),
    leave: () => form.blur(key),
    addRow: () => form.addRow(key),
    removeRow: () => form.removeRow(key, row?.id ?? ''),
    moveRow: () => form.moveRow(key, row?.id ?? '', edit.row),
    typeInRow: () => {
      if (row !== undefined) for (const field of row.form.visibleFields()) type(row.form, field.key, wire);
    },
  };
  steps[edit.way]();
}

/** As a control does: the value as the kind holds it, through its mask where it is a text. */
function type(form: Form, key: string, wire: unknown): void {
  const field = form.visibleFields().find((one) => one.key === key);
  if (field?.kind === undefined || field.rows !== undefined) return;
  const read = field.kind.read(wire, field.definition);
  if (read.ok) form.change(key, read.value);
}
