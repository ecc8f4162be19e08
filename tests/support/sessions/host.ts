import { formats } from '@passo/catalog/formats.ts';
import * as kinds from '@passo/catalog/fields/index.ts';
import { isMaskName, masks } from '@passo/domain';
import { maskEdit } from '@passo/domain/edit.ts';
import {
  answersOf,
  compileForm,
  emptyContext,
  Form,
  type FormContext,
  type FieldDefinition,
  type Json,
  judge,
  type JsonObject,
  payloadOf,
} from '@passo/engine';
import type { CompiledField } from '@passo/engine/form/compile.ts';
import { draftOf, restoreDraft } from '../../../apps/portal/src/state/drafts.ts';
import type { Act } from './person.ts';

/* A form as the portal keeps it open, without a page: the same engine, the same drafts, the same edits under masks. */

export const compiledOf = (fields: readonly FieldDefinition[]) => compileForm(fields, kinds, formats);

export const contextOf = (more: Partial<FormContext>): FormContext => ({ ...emptyContext('2026-11-20'), ...more });

/** The server's side of a file: it is stored, and the answer refers to it. */
export function withDocuments(fields: readonly FieldDefinition[], answers: JsonObject): JsonObject {
  const byKey = new Map(fields.map((field) => [field.uniqueKey ?? field.key, field]));
  const entries = Object.entries(answers).map(([key, value]): [string, Json] => [
    key,
    withDocument(byKey.get(key), value),
  ]);
  return Object.fromEntries(entries);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withDocument(field: FieldDefinition | undefined, value: Json): Json {
  if (field?.subFields !== undefined && Array.isArray(value))
    return value.map((row) => (isObject(row) ? withDocuments(field.subFields ?? [], row) : row));
  const isNew = field?.component === 'imageCapture' && isObject(value) && value.document === undefined;
  return isNew ? { ...value, document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a' } : value;
}

export class Host {
  readonly fields: readonly FieldDefinition[];
  private readonly context: FormContext;
  form: Form;

  constructor(fields: readonly FieldDefinition[], context: FormContext) {
    this.fields = fields;
    this.context = context;
    this.form = new Form(compiledOf(fields), context);
  }

  act(act: Act): void {
    if (act.way === 'reload' || act.way === 'return') return this.reopen(act.way === 'reload');
    // Without a network nothing is sent, and nothing happens to what was typed.
    if (act.way === 'offline') return void this.form.reveal();
    const target = targetOf(this.form, act);
    if (target !== undefined) perform(target, act);
  }

  /** The page opens anew; a reload forgets what may not be written down. */
  private reopen(reload: boolean): void {
    const draft = draftOf(this.form);
    const kept = JSON.parse(JSON.stringify(draft.kept));
    const compiled = compiledOf(this.fields);
    this.form = new Form(compiled, this.context);
    restoreDraft(this.form, compiled, { kept, fleeting: reload ? new Map() : draft.fleeting });
  }

  /** What the page would send, as it arrives. */
  sent(): JsonObject {
    return JSON.parse(JSON.stringify(withDocuments(this.fields, payloadOf(this.form))));
  }

  /** What the person sees, as it would be kept. */
  seen(): JsonObject {
    return JSON.parse(JSON.stringify(withDocuments(this.fields, answersOf(this.form))));
  }

  /** The step opened once more, with what was kept of it. */
  later({ answers, beneath }: ReturnType<typeof judge>): Host {
    const context = { ...this.context, hasProposal: true, answered: true, stored: answers, beneath };
    return new Host(this.fields, context);
  }

  judged(sent: JsonObject) {
    return judge(compiledOf(this.fields), sent, this.context);
  }
}

interface Target {
  readonly form: Form;
  readonly field: CompiledField;
}

/** The field that is meant, of those that can be written; in a list one of a group's, in lists in lists the same again. */
function targetOf(form: Form, act: Act, at: number = act.field): Target | undefined {
  const writable = form.visibleFields().filter(({ key, answers }) => answers && form.view(key)?.readOnly === false);
  const field = writable[at % Math.max(1, writable.length)];
  if (field === undefined || field.rows === undefined || act.way.endsWith('Row')) return field && { form, field };
  const rows = form.rows(field.key);
  const row = rows[act.row % Math.max(1, rows.length)];
  return row && targetOf(row.form, act, act.inner);
}

function perform({ form, field }: Target, act: Act): void {
  const { key, kind, definition, rows } = field;
  if (rows !== undefined) return changeRows(form, key, act);
  if (kind === undefined) return;
  const ways: Partial<Record<Act['way'], () => void>> = {
    type: () => (kind.text === undefined ? choose() : typeInto(form, field, act.text)),
    paste: () => (kind.text === undefined ? choose() : insertInto(form, field, [act.text], 'insertFromPaste')),
    choose: () => choose(),
    // What cannot be emptied goes back to where it began.
    undo: () => form.change(key, kind.initial?.(definition)),
    leave: () => form.blur(key),
  };
  function choose(): void {
    if (kind?.upload === true) return form.change(key, { name: 'foto.jpg', file: {} });
    const [option] = definition.values ?? [];
    const read = kind?.read(option ?? act.wire, definition);
    if (read?.ok === true) form.change(key, read.value);
  }
  ways[act.way]?.();
}

function changeRows(form: Form, key: string, act: Act): void {
  const rows = form.rows(key);
  const row = rows[act.row % Math.max(1, rows.length)];
  if (act.way === 'addRow') form.addRow(key);
  else if (act.way === 'removeRow' && row !== undefined) form.removeRow(key, row.id);
  else if (act.way === 'moveRow' && row !== undefined) form.moveRow(key, row.id, act.inner % rows.length);
}

/** Key by key at the end of what stands there, as the control takes them. */
const typeInto = (form: Form, field: CompiledField, text: string): void =>
  insertInto(form, field, [...text], 'insertText');

function insertInto(form: Form, { key, definition }: CompiledField, parts: readonly string[], type: string): void {
  const { mask, maxLength } = definition;
  const edit = isMaskName(mask) ? maskEdit(masks[mask], maxLength) : undefined;
  let shown = String(form.view(key)?.value ?? '');
  for (const insert of parts) {
    const at = shown.length;
    shown = edit?.({ text: shown, start: at, end: at }, { from: at, to: at, insert, type }).text ?? shown + insert;
  }
  form.change(key, shown);
}
