import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Tooltip, EditorView } from '@codemirror/view';
import type { FlowSchema } from '@passo/engine/parse/flowSchema.ts';
import type { JsonSchema } from '@passo/engine/parse/shape.ts';
import { propertiesOf, schemaAt } from './schemaAt.ts';
import { placeOfNode, plainText, propertiesOf as propertiesIn } from './tree.ts';

/** Names of properties and of what they may hold, while they are typed. */
export const completionsOf =
  (root: FlowSchema) =>
  (context: CompletionContext): CompletionResult | null => {
    const text = context.state.doc.toString();
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    const inText = node.name === 'PropertyName' || node.name === 'String';
    if (!inText && !context.explicit) return null;
    const range = inText ? { from: node.from, to: node.to } : { from: context.pos, to: context.pos };
    const object = node.name === 'Object' ? node : node.name === 'PropertyName' ? node.parent?.parent : undefined;
    const options = object ? namesFor(root, object, text) : valuesFor(root, schemaAt(root, placeOfNode(node, text)));
    if (options.length === 0) return null;
    const from = inText ? range.from + 1 : range.from;
    return {
      from,
      options: options.map((one) => ({ ...one, apply: applied(one, range, object !== undefined) })),
      validFor: /^[\w$-]*$/,
    };
  };

interface Offered extends Completion {
  /** What stands behind the name of a property at first. */
  readonly start: string;
}

function namesFor(root: FlowSchema, object: Parameters<typeof placeOfNode>[0], text: string): readonly Offered[] {
  const schema = schemaAt(root, placeOfNode(object, text));
  const there = new Set(propertiesIn(object, text).map(({ name }) => name));
  return Object.entries(schema === undefined ? {} : propertiesOf(root, schema)).flatMap(([label, one]) =>
    there.has(label) && text.includes(`"${label}":`)
      ? []
      : [{ label, type: 'property', info: one.description ?? '', start: startOf(one) }],
  );
}

const startOf = ({ type, enum: names }: JsonSchema): string => {
  if (names !== undefined || type === 'string') return '""';
  if (type === 'boolean') return 'true';
  if (type === 'array') return '[]';
  return type === 'object' ? '{}' : type === 'number' || type === 'integer' ? '1' : '""';
};

const valuesFor = (_root: FlowSchema, schema: JsonSchema | undefined): readonly Offered[] => {
  const names = schema?.enum ?? schema?.items?.enum ?? [];
  return names.map((label) => ({ label, type: 'enum', start: '' }));
};

const applied =
  ({ label, start }: Offered, range: { readonly from: number }, isName: boolean) =>
  (view: EditorView, _completion: Completion, _from: number, to: number): void => {
    const after = view.state.sliceDoc(to, to + 1) === '"' ? to + 1 : to;
    const hasValue = /^\s*:/.test(view.state.sliceDoc(after, after + 20));
    const insert = isName && !hasValue ? `"${label}": ${start}` : `"${label}"`;
    // Between the quotes that were just written, where there are some.
    const inner = isName && !hasValue && /^["[{]/.test(start) ? 1 : 0;
    view.dispatch({
      changes: { from: range.from, to: after, insert },
      selection: { anchor: range.from + insert.length - inner },
    });
  };

/** What a property means, where the pointer rests on it. */
export const hoverOf =
  (root: FlowSchema) =>
  (view: EditorView, position: number): Tooltip | null => {
    const text = view.state.doc.toString();
    const node = syntaxTree(view.state).resolveInner(position, 1);
    const object = node.parent?.parent;
    if (node.name !== 'PropertyName' || !object) return null;
    const schema = schemaAt(root, placeOfNode(object, text));
    const words = schema && propertiesOf(root, schema)[plainText(text, node)]?.description;
    if (words === undefined) return null;
    return {
      pos: node.from,
      end: node.to,
      create: () => ({ dom: Object.assign(document.createElement('p'), { textContent: words }) }),
    };
  };
