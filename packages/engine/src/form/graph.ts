import type { CompiledField, CompiledForm, Source } from './compile.ts';
import { canonical, own } from '../json.ts';
import { isFree } from './beneath.ts';
import type { FormContext, OuterValue } from './context.ts';
import {
  isHeldByProposal,
  isLive,
  isRuled,
  isWaiting,
  plainOf,
  plainOfWire,
  standardValue,
  wordsOfWire,
  type Surroundings,
} from './evaluate.ts';
import { isFilledBefore } from './filledBefore.ts';
import { beneathValue, isLocked, startingValue } from './initial.ts';
import { type FieldNode, newNode } from './node.ts';
import { messages } from './messages.ts';
import { isRequired, problemOf } from './problem.ts';
import { isUnanswered } from './unanswered.ts';
import { wordsOf } from './words.ts';
import { RankQueue } from './rank.ts';
import { startRows, type RowsWatched } from './openRows.ts';
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
  /** The form as it was when the step was answered, where that is asked of a submit. */
  private before: FormGraph | undefined;
  readonly watched: RowsWatched;
  /** How many fields the last write looked at: the fence against walking more than the dependents. */
  visited = 0;

  constructor(compiled: CompiledForm, context: FormContext, watched: RowsWatched) {
    this.compiled = compiled;
    this.context = context;
    this.watched = watched;
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

  answered(source: Source, whole = false): boolean {
    if ('outer' in source) return this.around(source.outer).answered;
    const node = this.nodes[source.index];
    return node?.live === true && (whole ? (node.whole ||= node.filled && !node.problem) : node.filled);
  }

  open(source: Source): boolean {
    return 'outer' in source ? this.around(source.outer).open : this.nodes[source.index]?.live === true;
  }

  /** Writes a value and settles everything that depends on it; answers the nodes that may look different now. */
  write(node: FieldNode, value: unknown): ReadonlySet<FieldNode> {
    node.own = value;
    node.said = null;
    return this.spread(node);
  }

  private spread(node: FieldNode): ReadonlySet<FieldNode> {
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
      if (before !== effective(node)) for (const next of this.spread(node)) changed.add(next);
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
    const answered = plain !== undefined && wire !== false;
    return { plain, words: wordsOfWire(wire), answered, open: answered };
  }

  /** How a group of a list sees a field of this form: live, so that a change here reaches the conditions and labels there. */
  seen(key: string): OuterValue | undefined {
    const index = this.compiled.byKey.get(key);
    if (index === undefined) return this.context.around?.(key);
    const source = { index };
    const [words, label] = [this.words(key) ?? '', this.nodes[index]?.label];
    return { plain: this.plain(source), words, label, answered: this.answered(source), open: this.open(source) };
  }

  /** Whether the field was asked when the step was answered. What is submitted now may show others than were shown then. */
  wasLeftEmpty(field: CompiledField): boolean {
    const { submitted, ...then } = this.context;
    if (then.answered !== true || isFree(then, field.key)) return false;
    if (submitted === undefined) return isLive(field, this);
    this.before ??= new FormGraph(this.compiled, then, this.watched);
    return this.before.nodes[field.index]?.live === true;
  }

  private startSingle(node: FieldNode): string | null {
    const field = this.bounded(node.field);
    const leftEmpty = (): boolean => !node.held && this.wasLeftEmpty(field);
    const trusted = node.held || this.context.locked === true;
    const isOpened = this.context.submitted === undefined;
    const beneath = isOpened && !node.held ? beneathValue(field, this.context) : undefined;
    const { value, problem } = beneath ?? startingValue(field, this.context, { trusted, leftEmpty });
    node.own = value;
    const isOther = (!isOpened || beneath !== undefined) && isRuled(field);
    node.base = isOther ? startingValue(field, this.context, { trusted: true, leftEmpty }).value : value;
    return problem;
  }

  private start(index: number): void {
    const node = this.nodes[index];
    if (node === undefined) return;
    const { rows, definition, kind } = node.field;
    node.held = isFilledBefore(node.field, this.context);
    const Rows = kind?.repeats;
    const problem = rows && Rows ? startRows(Rows, node, rows, this) : this.startSingle(node);
    this.evaluate(node);
    // What a rule keeps from the person is nobody's slip.
    node.said = node.readOnly && !isLocked(definition) ? null : problem;
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
    this.rule(node);
    node.required = node.visible && isRequired(field.definition);
    if (node.visible && (field.rows?.looksOut.length ?? 0) > 0) node.rows?.lookAround();
    node.filled = !isUnanswered(field, node.value);
    node.problem = this.problem(node);
    this.count(node, 1);
  }

  /**
   * The stated order of rules on one field: the first standard conditional that holds imposes its value; else a proposal or an
   * unanswered dependency gives back what the proposal holds; else what the person wrote counts.
   */
  private rule(node: FieldNode): void {
    const { field, lists } = node;
    const standard = lists === undefined ? standardValue(field, this) : undefined;
    const isFixed = isHeldByProposal(field, this.context);
    const isHeld = standard === undefined && (isFixed || isWaiting(field, this));
    const isRuledNow = standard !== undefined || isHeld;
    // What a proposal holds once and for all covers nothing that could come back.
    node.covered = isRuledNow && !(isHeld && isFixed) && lists === undefined;
    node.readOnly = isRuledNow || isLocked(field.definition) || this.context.locked === true;
    if (lists !== undefined) {
      node.rows = isHeld ? lists.base : lists.own;
      node.value = node.rows.rows;
    } else if (standard !== undefined) node.value = imposed(node, standard.value);
    else node.value = isHeld ? node.base : node.own;
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

const HIDDEN = Symbol('hidden');

/** What others see of a field: a hidden one has no value, which those who wait for it tell from one that is not answered yet. */
function effective({ live, value, field }: FieldNode): unknown {
  if (live) return value;
  return field.awaited ? HIDDEN : undefined;
}

/** A value that the kind cannot read imposes nothing, and the linter has refused it. */
function imposed({ field: { kind, definition }, base, value }: FieldNode, wire: unknown): unknown {
  const read = kind?.read(wire, definition);
  if (read?.ok !== true) return base;
  return canonical(read.value) === canonical(value) ? value : read.value;
}
