import type { CompiledField, CompiledForm, Source } from './compile.ts';
import { isEmptyAnswer, own } from '../json.ts';
import type { FormContext, OuterValue } from './context.ts';
import {
  isReadOnly,
  isFilledBefore,
  isLive,
  plainOf,
  plainOfWire,
  standardValue,
  wordsOfWire,
  type Surroundings,
} from './evaluate.ts';
import { startingValue } from './initial.ts';
import { type FieldNode, newNode } from './node.ts';
import { messages } from './messages.ts';
import { isRequired, problemOf } from './problem.ts';
import { isUnanswered } from './unanswered.ts';
import { wordsOf } from './words.ts';
import { RankQueue } from './rank.ts';
import { type OpenRow, RowList } from './rows.ts';
import { renderTemplate } from './template.ts';

/**
 * The values of one open form and what follows from them. A write walks only the dependents, lowest rank first;
 * counters keep progress and validity, so that nothing is scanned per key.
 */
export class FormGraph implements Surroundings {
  readonly nodes: readonly FieldNode[];
  readonly compiled: CompiledForm;
  readonly context: FormContext;
  readonly counts = { required: 0, filled: 0, invalid: 0 };
  /** Grows when a field comes or goes. */
  layout = 0;
  private readonly openRows: (node: FieldNode, rows: CompiledForm) => RowList;
  /** How many fields the last write looked at: the fence against walking more than the dependents. */
  visited = 0;

  constructor(compiled: CompiledForm, context: FormContext, open: OpenRow, onRows: (node: FieldNode) => void) {
    this.compiled = compiled;
    this.context = context;
    this.openRows = (node, rows) => new RowList(rows, this.rowContext(), open, () => onRows(node));
    this.nodes = compiled.fields.map(newNode);
    for (const index of compiled.order) this.start(index);
    for (const node of this.nodes) this.relabel(node);
  }

  node(key: string): FieldNode | undefined {
    const index = this.compiled.byKey.get(key);
    return index === undefined ? undefined : this.nodes[index];
  }

  plain(source: Source): string | undefined {
    if ('outer' in source) return this.around(source.outer).plain;
    const node = this.nodes[source.index];
    return node?.live ? plainOf(node.field, node.value) : undefined;
  }

  answered(source: Source): boolean {
    if ('outer' in source) return this.around(source.outer).answered;
    const node = this.nodes[source.index];
    return node?.live === true && node.filled;
  }

  /** Writes a value and settles everything that depends on it; answers the nodes that may look different now. */
  write(node: FieldNode, value: unknown): ReadonlySet<FieldNode> {
    node.value = value;
    node.said = null;
    this.visited = 1;
    this.evaluate(node);
    const changed = new Set([node]);
    const queue = new RankQueue();
    this.enqueueDependents(queue, node);
    for (let rank = queue.pop(); rank !== undefined; rank = queue.pop()) {
      const next = this.nodes[this.compiled.order[rank] ?? -1];
      if (next === undefined) continue;
      this.visited += 1;
      const before = effective(next);
      this.evaluate(next);
      changed.add(next);
      if (before !== effective(next)) this.enqueueDependents(queue, next);
    }
    this.relabelAfter(changed);
    return changed;
  }

  /** The fields that look outside, judged again; answers those that may look different now. */
  lookAround(): ReadonlySet<FieldNode> {
    const changed = new Set<FieldNode>();
    for (const index of this.compiled.looksOut) {
      const node = this.nodes[index];
      if (node === undefined) continue;
      const before = effective(node);
      this.evaluate(node);
      this.relabel(node);
      changed.add(node);
      if (before !== effective(node)) for (const next of this.write(node, node.value)) changed.add(next);
    }
    return changed;
  }

  /** The definition with the bounds that only the server knows. */
  bounded(field: CompiledField): CompiledField {
    const bounds = this.context.bounds && own(this.context.bounds, field.key);
    return bounds === undefined ? field : { ...field, definition: { ...field.definition, ...bounds } };
  }

  private around(key: string): Omit<OuterValue, 'words'> & { readonly words: string | undefined } {
    const live = this.context.around?.(key);
    if (live !== undefined) return live;
    const wire = own(this.context.earlier, key);
    const plain = plainOfWire(wire);
    return { plain, words: wordsOfWire(wire), answered: plain !== undefined && wire !== false };
  }

  /** How a row sees this form: live, so that a change here reaches the conditions and labels there. */
  private rowContext(): FormContext {
    const around = (key: string): OuterValue | undefined => {
      const index = this.compiled.byKey.get(key);
      if (index === undefined) return this.context.around?.(key);
      return { plain: this.plain({ index }), words: this.words(key) ?? '', answered: this.answered({ index }) };
    };
    return { ...this.context, around, hiddenKeys: [] };
  }

  private startRows(node: FieldNode, compiled: CompiledForm): void {
    const rows = this.openRows(node, compiled);
    const { stored, submitted } = this.context;
    const { key, definition } = node.field;
    // As with single fields: what the person cannot write is not taken from what was submitted.
    const isLocked = definition.readOnly === true || definition.disabled === true;
    const wire =
      submitted === undefined || node.held || isLocked
        ? (own(stored, key) ?? definition.defaultValue)
        : own(submitted, key);
    if (!isEmptyAnswer(wire) && !rows.load(wire)) node.said = messages.invalid;
    node.rows = rows;
    node.value = rows.rows;
  }

  private start(index: number): void {
    const node = this.nodes[index];
    if (node === undefined) return;
    node.held = isFilledBefore(node.field, this.context);
    if (node.field.rows === undefined) {
      const { value, problem } = startingValue(this.bounded(node.field), this.context, node.held);
      node.value = value;
      node.said = problem;
    } else this.startRows(node, node.field.rows);
    this.evaluate(node);
  }

  /** Only forward in rank: a cycle of conditions, which the linter refuses, cannot make this endless. */
  private enqueueDependents(queue: RankQueue, node: FieldNode): void {
    const { rank, affects } = this.compiled;
    const own = rank[node.field.index] ?? 0;
    for (const target of affects[node.field.index] ?? []) {
      const at = rank[target] ?? 0;
      if (at > own) queue.push(at);
    }
  }

  private evaluate(node: FieldNode): void {
    const { field } = node;
    this.count(node, -1);
    const wasVisible = node.visible;
    node.live = isLive(field, this);
    node.visible = node.live && !node.held;
    if (wasVisible !== node.visible) this.layout += 1;
    const standard = standardValue(field, this);
    if (standard !== undefined) impose(node, standard.value);
    node.readOnly = isReadOnly(field, standard !== undefined, this);
    node.required = node.visible && isRequired(field.definition);
    if (node.visible && (field.rows?.looksOut.length ?? 0) > 0) node.rows?.lookAround();
    node.filled = !isUnanswered(field, node.value);
    node.problem = this.problem(node);
    this.count(node, 1);
  }

  private problem(node: FieldNode): string | null {
    if (!node.visible) return null;
    const { field } = node;
    if (field.kind === undefined) return messages.invalid;
    const label = node.label || (field.definition.label ?? '');
    if (node.rows !== undefined && node.rows.counts.invalid > 0) return messages.rows;
    return problemOf(this.bounded(field), node.value, label, node.required, this.context.today);
  }

  private count(node: FieldNode, by: 1 | -1): void {
    const rows = by === 1 ? node.rows?.counts : node.counted;
    node.counted = by === 1 ? rows : undefined;
    if (node.visible && rows !== undefined) {
      this.counts.required += by * rows.required;
      this.counts.filled += by * rows.filled;
    }
    if (node.required) this.counts.required += by;
    if (node.required && node.filled) this.counts.filled += by;
    if (node.visible && node.problem !== null) this.counts.invalid += by;
  }

  private relabelAfter(changed: Set<FieldNode>): void {
    for (const source of [...changed]) {
      for (const target of this.compiled.labelled[source.field.index] ?? []) {
        const node = this.nodes[target];
        if (node === undefined) continue;
        this.visited += 1;
        this.relabel(node);
        changed.add(node);
      }
    }
  }

  private relabel(node: FieldNode): void {
    const { kind, definition, label } = node.field;
    const before = node.label;
    const substitutes = kind?.substitutesLabel !== false;
    node.label = substitutes ? renderTemplate(label, (key) => this.words(key)) : (definition.label ?? '');
    // The message of a missing answer carries the label.
    if (before !== node.label && node.problem !== null) node.problem = this.problem(node);
  }

  private words(key: string): string | undefined {
    const node = this.node(key);
    if (node === undefined) return this.around(key).words;
    const { field, value, live } = node;
    return !live || isUnanswered(field, value) ? '' : wordsOf(field, value);
  }
}

/** What others see of a field: a hidden one has no value. */
const effective = (node: FieldNode): unknown => (node.live ? node.value : undefined);

function impose(node: FieldNode, wire: unknown): void {
  const read = node.field.kind?.read(wire, node.field.definition);
  if (read?.ok) node.value = read.value;
}
