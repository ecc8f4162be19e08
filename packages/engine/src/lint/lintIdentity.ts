import type { FlowDefinition, StepDefinition } from '../definition.ts';
import type { Catalog } from '../journey/flow.ts';
import { needsIdentity } from '../journey/needsIdentity.ts';
import { own } from '../json.ts';
import { isAlwaysDone } from './alwaysDone.ts';
import type { Findings } from './finding.ts';
import { suggestion, type Templates } from './lintFacts.ts';
import type { StepKind } from '../step.ts';

/**
 * Nothing binds the customer, and nobody tells what is known of them, before it was proven who they are. The first step that comes too
 * early is told: what proves before it proves for all that follow.
 */
export function* lintIdentity(flow: FlowDefinition, catalog: Catalog, templates: Templates): Findings {
  const brought = new Set<string>();
  for (const [index, step] of flow.steps.entries()) {
    const kind = own(catalog.steps, step.stepType);
    if (kind === undefined) continue;
    const asks = asksIdentity(step, kind, flow, catalog);
    if (asks !== null) {
      yield {
        path: `steps[${index}]`,
        message: `${asks} (needs: identity), and no step before it proves who they are`,
        ...suggestion('put this template before it:', proving(templates, catalog)),
      };
      return;
    }
    if (!isAlwaysDone(step, kind, catalog)) continue;
    if (kind.provesIdentity?.with?.every((name) => brought.has(name)) === true) return;
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
