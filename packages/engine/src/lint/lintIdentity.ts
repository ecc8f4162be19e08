import type { FlowDefinition, StepDefinition } from '../definition.ts';
import type { Catalog } from '../journey/flow.ts';
import { needsIdentity } from '../journey/needsIdentity.ts';
import { own } from '../json.ts';
import { isAlwaysDone } from './alwaysDone.ts';
import { type Findings, shortened } from './finding.ts';
import { suggestion, type Templates } from './lintFacts.ts';
import { answersOf, writtenIn } from './written.ts';
import type { StepKind } from '../step.ts';

/**
 * Nothing binds the customer, and nobody tells what is known of them, before it was proven who they are; whose answers are asked again
 * behind that is proven no more. The first step that comes too early is told.
 */
export function* lintIdentity(flow: FlowDefinition, catalog: Catalog, templates: Templates): Findings {
  const brought = new Set<string>();
  let proven: readonly string[] | undefined;
  let why = 'no step before it proves who they are';
  for (const [index, step] of flow.steps.entries()) {
    const kind = own(catalog.steps, step.stepType);
    if (kind === undefined) continue;
    const anew = writtenIn(step, kind).find(({ key }) => proven?.includes(key));
    if (anew !== undefined) {
      proven = undefined;
      brought.clear();
      why = `the step "${shortened(step.slug)}" asks "${anew.key}" again after it was proven who they are`;
    }
    const asks = proven === undefined ? asksIdentity(step, kind, flow, catalog) : null;
    if (asks !== null) {
      yield {
        path: `steps[${index}]`,
        message: `${asks} (needs: identity), and ${why}`,
        ...suggestion('put this template before it:', proving(templates, catalog)),
      };
      return;
    }
    if (!isAlwaysDone(step, kind, catalog)) continue;
    if (kind.provesIdentity?.with?.every((name) => brought.has(name)) === true) proven = answersOf(kind);
    for (const name of kind.call?.gives ?? []) brought.add(name);
  }
}

/** What at a step is for nobody but the person themself; null where nothing is. A bank that is asked for a permission is told of them. */
function asksIdentity(
  { stepType, bankPermission }: StepDefinition,
  kind: StepKind,
  { product }: FlowDefinition,
  { products }: Catalog,
): string | null {
  if (needsIdentity(kind, product, products))
    return `the step kind "${stepType}" binds the customer or shows what is known of them`;
  return bankPermission === undefined ? null : `"bankPermission" tells a bank of the customer`;
}

const proving = (templates: Templates, catalog: Catalog) =>
  Object.entries(templates).filter(([, { stepType }]) => own(catalog.steps, stepType)?.provesIdentity !== undefined);
