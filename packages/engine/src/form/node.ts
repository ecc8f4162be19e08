import type { CompiledField } from './compile.ts';
import type { FormProgress } from './progress.ts';
import type { RowList } from './rows.ts';

/** What a control shows of one field. A new object whenever any of it changes, the same object otherwise. */
export interface FieldView {
  readonly key: string;
  readonly value: unknown;
  readonly label: string;
  readonly visible: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Why it is, where a rule takes the pen away for now. */
  readonly why: string | undefined;
  /** Shown only once the field was left or the form was submitted, or when the server said so. */
  readonly error: string | undefined;
}

/** One field of one open form. Mutable inside the form, never handed out: `view` is. */
export interface FieldNode {
  readonly field: CompiledField;
  /** As it counts now: what a rule imposes, else what the proposal holds where a rule takes the pen away, else `own`. */
  value: unknown;
  /** What the person or a look-up wrote, or it began with. Rules never touch it: it comes back when they let go. */
  own: unknown;
  /** What it holds where the person has no say. */
  base: unknown;
  visible: boolean;
  /** Plays a part: visible, or `held`. What is not has no value for others. */
  live: boolean;
  /** A rule gives the value for now, and what the person wrote may come back. */
  covered: boolean;
  /** Not asked again: the proposal holds its answer. */
  held: boolean;
  required: boolean;
  readOnly: boolean;
  why: string | undefined;
  label: string;
  /** What is wrong now, whether shown or not. */
  problem: string | null;
  /** What the server (or a value of the wrong type) said of this very value; gone with the next change. */
  said: string | null;
  /** The person left it with something in it, or it was in view when sending was refused: what is wrong is shown. */
  touched: boolean;
  /** Counts the person's own changes, so that a late look-up knows that it came too late. */
  edits: number;
  filled: boolean;
  /** It passed its checks once, since the form is open: what waits for that is shown, and stays while it is corrected. */
  whole: boolean;
  /** Where the kind repeats: the value is this list's rows. */
  rows: RowList | undefined;
  /** The rows as the person wrote them, and as they are where a rule takes the pen away. */
  lists: { readonly own: RowList; readonly base: RowList } | undefined;
  /** What of the rows stands in the form's counters now. */
  counted: FormProgress | undefined;
  /** Made when somebody looks: whoever judges does not. */
  view: FieldView | undefined;
}

export function newNode(field: CompiledField): FieldNode {
  return {
    field,
    value: undefined,
    own: undefined,
    base: undefined,
    visible: false,
    live: false,
    covered: false,
    held: false,
    required: false,
    readOnly: false,
    why: undefined,
    label: '',
    problem: null,
    said: null,
    touched: false,
    edits: 0,
    filled: false,
    whole: false,
    rows: undefined,
    lists: undefined,
    counted: undefined,
    view: undefined,
  };
}

/** The view as it is now, the same object until something of it changes. */
export const viewOf = (node: FieldNode): FieldView => (node.view ??= made(node, errorOf(node)));

/** Refreshes `view`; answers whether a control has to draw again. */
export function refreshView(node: FieldNode): boolean {
  const { view } = node;
  const error = errorOf(node);
  const same =
    view !== undefined &&
    Object.is(view.value, node.value) &&
    view.label === node.label &&
    view.visible === node.visible &&
    view.required === node.required &&
    view.readOnly === node.readOnly &&
    view.why === node.why &&
    view.error === error;
  if (same) return false;
  node.view = made(node, error);
  return true;
}

const errorOf = ({ visible, said, touched, problem }: FieldNode): string | undefined =>
  (visible && (said ?? (touched && problem))) || undefined;

const made = (node: FieldNode, error: string | undefined): FieldView => ({
  key: node.field.key,
  value: node.value,
  label: node.label,
  visible: node.visible,
  required: node.required,
  readOnly: node.readOnly,
  why: node.why,
  error,
});
