import { ok } from '@passo/domain';
import type { FieldDefinition } from '../definition.ts';
import { isKnown, type CompiledField, type CompiledForm } from './compile.ts';
import type { FormContext } from './context.ts';
import { FormGraph } from './graph.ts';
import { type FieldNode, type FieldView, refreshView, viewOf } from './node.ts';
import { mostRows } from './limits.ts';
import type { FormProgress } from './progress.ts';
import type { Row, RowForm, RowList } from './rows.ts';
import { settled } from './travel.ts';
import { whyHeld } from './whyHeld.ts';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** One step's form while it is open: values, what follows from them, and who wants to hear of it. */
export class Form {
  private readonly graph: FormGraph;
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly formListeners = new Set<() => void>();
  private readonly valueListeners = new Set<() => void>();
  private snapshot: FormProgress;

  constructor(compiled: CompiledForm, context: FormContext) {
    this.graph = new FormGraph(compiled, context, {
      open: (rows, around) => new Form(rows, around),
      moved: (node) => this.rowsMoved(node),
      written: () => this.hear(),
    });
    this.snapshot = { ...this.graph.counts };
  }

  get context(): FormContext {
    return this.graph.context;
  }

  get compiled(): CompiledForm {
    return this.graph.compiled;
  }

  /** See `FormGraph.visited`. */
  get visited(): number {
    return this.graph.visited;
  }

  /** Changes when a field comes or goes. */
  get layoutVersion(): number {
    return this.graph.layout;
  }

  view(key: string): FieldView | undefined {
    const node = this.graph.node(key);
    if (node === undefined) return undefined;
    if (node.view === undefined) node.why = whyHeld(node, this.graph);
    return viewOf(node);
  }

  /** The definition as it holds here, with the bounds that only the server knows. */
  definition(key: string): FieldDefinition | undefined {
    const node = this.graph.node(key);
    return node && this.graph.bounded(node.field).definition;
  }

  /** What conditions would compare: the plain value of a field here, around this form or of an earlier step. */
  plain(reference: string): string | undefined {
    const index = this.graph.compiled.byKey.get(reference);
    return this.graph.plain(index === undefined ? { outer: reference } : { index });
  }

  visibleFields(): readonly CompiledField[] {
    return this.graph.nodes.filter(({ visible }) => visible).map(({ field }) => field);
  }

  progress(): FormProgress {
    return this.snapshot;
  }

  /** How often the person changed the field, so that a late answer never overwrites typing. */
  editsOf(key: string): number {
    return this.graph.node(key)?.edits ?? 0;
  }

  subscribe(key: string, listener: () => void): () => void {
    const set = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, set.add(listener));
    return () => void set.delete(listener);
  }

  /** Told of progress, validity and of fields that come and go; not of single values. */
  subscribeForm(listener: () => void): () => void {
    this.formListeners.add(listener);
    return () => void this.formListeners.delete(listener);
  }

  /** Told of every value that is written, inside groups too. */
  subscribeValues(listener: () => void): () => void {
    this.valueListeners.add(listener);
    return () => void this.valueListeners.delete(listener);
  }

  /** A change by the person. Ignored on a read-only field. */
  change(key: string, value: unknown): void {
    const node = this.graph.node(key);
    if (node === undefined || node.readOnly || Object.is(node.value, value)) return;
    node.edits += 1;
    this.write(node, value);
  }

  /** A value that nobody typed here, as it travels; undefined empties the field. False where the kind cannot read it. */
  fill(key: string, wire: unknown): boolean {
    const node = this.graph.node(key);
    if (node?.field.kind === undefined) return false;
    if (node.lists !== undefined) {
      const { own } = node.lists;
      if (!own.load(wire)) return false;
      this.write(node, own.rows);
      return true;
    }
    const read = wire === undefined ? ok(wire) : node.field.kind.read(wire, node.field.definition);
    if (read.ok) this.write(node, read.value);
    return read.ok;
  }

  /** The person left the field. Who only passed by an empty one is told nothing before they submit. */
  blur(key: string): void {
    const node = this.graph.node(key);
    if (node === undefined) return;
    this.tidy(node);
    if (node.touched || !node.filled) return;
    node.touched = true;
    this.notify(node);
  }

  /** What the server found. It stays with a field until that changes; what no visible field can carry is handed back. */
  say(problems: readonly FieldProblem[]): readonly FieldProblem[] {
    return problems.filter(({ field, message }) => {
      const [key = '', index, ...rest] = field.split('.');
      const row = index === undefined ? undefined : this.rows(key)[Number(index)];
      if (row !== undefined) return row.form.say([{ field: rest.join('.'), message }]).length > 0;
      const node = this.graph.node(field);
      if (node?.visible !== true) return true;
      node.said = message;
      this.notify(node);
      return false;
    });
  }

  /** Shows every problem of what is in view from now on, and lists them in the order of the page. What comes later was not refused yet. */
  reveal(): readonly FieldProblem[] {
    for (const node of this.graph.nodes) {
      node.touched ||= node.visible;
      this.tidy(node);
      this.notify(node);
      for (const { form } of this.rows(node.field.key)) form.reveal();
    }
    return this.problems();
  }

  problems(): readonly FieldProblem[] {
    const wrong = this.graph.nodes.filter(
      ({ visible, lists, said, problem }) => visible && (lists !== undefined || (said ?? problem) !== null),
    );
    return wrong.flatMap((node) => {
      const inRows = this.rows(node.field.key).flatMap(({ form }, index) =>
        form.problems().map(({ field, message }) => ({ field: `${node.field.key}.${index}.${field}`, message })),
      );
      if (inRows.length > 0) return inRows;
      const message = node.said ?? node.problem;
      return message === null ? [] : [{ field: node.field.key, message }];
    });
  }

  /** The visible answers as held, in the order of the page. */
  answers(): readonly FieldAnswer[] {
    return this.graph.nodes.filter(({ visible, field }) => visible && field.answers).map(answerOf);
  }

  /** Keys of answers that the proposal holds and that are therefore not asked again. */
  heldKeys(): readonly string[] {
    return this.graph.nodes.filter(({ held, live }) => held && live).map(({ field }) => field.key);
  }

  /** All that was typed, hidden or not: a hidden field's value is parked here and comes back with it. */
  parked(): readonly (Written & { readonly rows: readonly Row<Form>[] })[] {
    return this.graph.nodes.flatMap(({ field, lists, own }) => {
      const value = lists?.own.rows ?? own;
      const rows = lists?.own.rows.filter(isFormRow) ?? [];
      return field.answers && value !== undefined ? [{ field, value, rows }] : [];
    });
  }

  /** The groups of a repeatable list, in order. */
  rows(key: string): readonly Row<Form>[] {
    return (this.graph.node(key)?.rows?.rows ?? []).filter(isFormRow);
  }

  /** Whether a list has as many groups as it may have. */
  isFull(key: string): boolean {
    const node = this.graph.node(key);
    return node !== undefined && (node.rows?.rows.length ?? 0) >= mostRows(node.field.definition);
  }

  addRow(key: string): void {
    if (!this.isFull(key)) this.changeRows(key, (rows) => void rows.add());
  }

  removeRow(key: string, id: string): void {
    this.changeRows(key, (rows) => rows.remove(id));
  }

  moveRow(key: string, id: string, to: number): void {
    this.changeRows(key, (rows) => rows.move(id, to));
  }

  /** The form around a row has changed. */
  lookAround(): void {
    const layout = this.graph.layout;
    this.tell(this.graph.lookAround(), layout);
  }

  /** What was typed as it will be kept (spaces at the ends, `format.send`): what the person sees is what is sent. */
  private tidy(node: FieldNode): void {
    const { field, value } = node;
    if (!isKnown(field) || !field.answers || field.kind.upload === true || field.rows !== undefined) return;
    if (node.readOnly || value === undefined || value === null) return;
    const kept = settled(field, value);
    if (!Object.is(kept, value)) this.write(node, kept);
  }

  private changeRows(key: string, change: (rows: RowList) => void): void {
    const node = this.graph.node(key);
    if (node?.rows === undefined || node.readOnly) return;
    change(node.rows);
    node.edits += 1;
    this.write(node, node.rows.rows);
  }

  /** Something inside a row moved: validity and progress of the list follow; its rows stay the same. */
  private rowsMoved(node: FieldNode): void {
    if (node.rows !== undefined) this.write(node, node.rows.rows);
  }

  private write(node: FieldNode, value: unknown): void {
    const layout = this.graph.layout;
    this.tell(this.graph.write(node, value), layout);
    this.hear();
  }

  private hear(): void {
    for (const listener of this.valueListeners) listener();
  }

  private tell(changed: ReadonlySet<FieldNode>, layout: number): void {
    for (const node of changed) this.notify(node);
    const { counts } = this.graph;
    const was = this.snapshot;
    const same = was.required === counts.required && was.filled === counts.filled && was.invalid === counts.invalid;
    if (same && layout === this.graph.layout) return;
    this.snapshot = { ...counts };
    for (const listener of this.formListeners) listener();
  }

  private notify(node: FieldNode): void {
    node.why = whyHeld(node, this.graph);
    if (!refreshView(node)) return;
    for (const listener of this.listeners.get(node.field.key) ?? []) listener();
  }
}

interface Written {
  readonly field: CompiledField;
  readonly value: unknown;
}

/** See `FieldNode`. */
export type FieldAnswer = Readonly<Pick<FieldNode, 'field' | 'value' | 'own' | 'base' | 'covered'>>;

const answerOf = ({ field, value, own, base, covered }: FieldNode): FieldAnswer => ({
  field,
  value,
  own,
  base,
  covered,
});

const isFormRow = (row: Row): row is Row<Form> => isForm(row.form);
const isForm = (form: RowForm): form is Form => form instanceof Form;
