import { jsonLanguage } from '@codemirror/lang-json';
import type { SyntaxNode, Tree } from '@lezer/common';
import type { Place } from './place.ts';

/* Where in the text what stands. The parser takes what is half typed too. */

export interface Range {
  readonly from: number;
  readonly to: number;
}

export const treeOf = (text: string): Tree => jsonLanguage.parser.parse(text);

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);
const isValue = ({ name }: SyntaxNode): boolean => values.has(name);

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

const valueIn = (node: SyntaxNode): SyntaxNode | undefined => childrenOf(node).find(isValue);

/** A name or a text as it was written, without what holds it. */
export const plainText = (text: string, { from, to }: Range): string => text.slice(from, to).replace(/^"|"$/g, '');

export const propertiesOf = (
  node: SyntaxNode,
  text: string,
): readonly { readonly name: string; readonly node: SyntaxNode }[] =>
  childrenOf(node).flatMap((child) => {
    const name = child.name === 'Property' ? child.getChild('PropertyName') : null;
    return name === null ? [] : [{ name: plainText(text, name), node: child }];
  });

/** What stands at the place, or the nearest thing around it. */
export function rangeAt(tree: Tree, text: string, place: Place): Range {
  let at = valueIn(tree.topNode) ?? tree.topNode;
  let range: Range = at;
  for (const part of place) {
    const property = at.name === 'Object' ? propertiesOf(at, text).find(({ name }) => name === part)?.node : undefined;
    const next =
      typeof part === 'number' ? childrenOf(at).filter(isValue)[part] : property && (valueIn(property) ?? property);
    if (next === undefined) break;
    at = next;
    range = property ?? next;
  }
  // Of what is long its first line is enough.
  const end = text.indexOf('\n', range.from);
  return { from: range.from, to: end === -1 ? range.to : Math.max(range.from + 1, Math.min(range.to, end)) };
}

/** The place of a node, from the outside in. */
export function placeOfNode(node: SyntaxNode, text: string): Place {
  const parent = node.parent;
  if (parent === null) return [];
  if (parent.name === 'Property') {
    const name = parent.getChild('PropertyName');
    const outer = parent.parent === null ? [] : placeOfNode(parent.parent, text);
    return name === null ? outer : [...outer, plainText(text, name)];
  }
  const outer = placeOfNode(parent, text);
  return parent.name === 'Array'
    ? [
        ...outer,
        childrenOf(parent)
          .filter(isValue)
          .findIndex(({ from }) => from === node.from),
      ]
    : outer;
}

/** The place of what the caret stands in. */
export function placeAt(tree: Tree, text: string, position: number): Place {
  let node = tree.resolveInner(position, 1);
  if (!isValue(node) && node.name !== 'Property' && node.name !== 'PropertyName')
    node = tree.resolveInner(position, -1);
  if (node.name === 'PropertyName' && node.parent !== null) node = valueIn(node.parent) ?? node.parent;
  return placeOfNode(node, text);
}

/** The first place where the text is no JSON. */
export function brokenAt(tree: Tree): Range | undefined {
  let found: Range | undefined;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) found ??= { from, to };
    },
  });
  return found;
}

export function lineOf(text: string, position: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
