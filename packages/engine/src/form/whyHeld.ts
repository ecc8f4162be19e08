import type { Source } from './compile.ts';
import { standardValue } from './evaluate.ts';
import type { FormGraph } from './graph.ts';
import { messages } from './messages.ts';
import type { FieldNode } from './node.ts';

/** Why a rule takes the pen away for now, in words for the person; undefined where none does, or for what is not of this page. */
export function whyHeld({ readOnly, field }: FieldNode, graph: FormGraph): string | undefined {
  if (!readOnly) return undefined;
  const { readOnlyWithProposal, dependencies, definition } = field;
  const standard = standardValue(field, graph);
  if (standard !== undefined) return said(messages.follows, standard.condition.source, graph);
  if (readOnlyWithProposal && graph.context.hasProposal)
    // What the flow says of it, such as where it is changed, is better than that.
    return definition.message === undefined ? messages.settled : undefined;
  const awaited = dependencies.find((source) => !graph.answered(source));
  return awaited && said(messages.waits, awaited, graph);
}

function said(words: (label: string) => string, source: Source, { nodes, context }: FormGraph): string | undefined {
  const label = 'outer' in source ? context.around?.(source.outer)?.label : nodes[source.index]?.label;
  return label ? words(label) : undefined;
}
