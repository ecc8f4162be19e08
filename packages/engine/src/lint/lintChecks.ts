import type { FlowDefinition, StepDefinition } from '../definition.ts';
import type { Catalog } from '../journey/flow.ts';
import { checkedFor, ofProduct } from '../journey/needsIdentity.ts';
import { own } from '../json.ts';
import type { StepKind } from '../step.ts';
import { isAlwaysDone } from './alwaysDone.ts';
import { type Findings, shortened } from './finding.ts';
import { suggestion } from './lintFacts.ts';
import { answersOf, writtenIn } from './written.ts';

/** Why a check that was made does not count, and what mends it. */
interface Fallen {
  readonly why: string;
  readonly suggestion?: string;
}

/** The checks that stand where the walk through the flow is. */
interface Walk {
  readonly catalog: Catalog;
  /** The answers that each of them is of. */
  readonly stands: Map<string, readonly string[]>;
  readonly fallen: Map<string, Fallen>;
}

/**
 * A check that a step relies on was passed by everybody who comes there, and the answers that it is of are still those that were
 * checked. Each check is told once, at the first step that wants it.
 */
export function* lintChecks(flow: FlowDefinition, catalog: Catalog): Findings {
  const walk: Walk = { catalog, stands: new Map(), fallen: new Map() };
  const told = new Set<string>();
  for (const [index, step] of flow.steps.entries()) {
    const kind = own(catalog.steps, step.stepType);
    fell(step, kind, index, walk);
    if (kind === undefined) continue;
    const sold = ofProduct(kind, flow.product, catalog.products)?.checked ?? [];
    for (const name of checkedFor(kind, flow.product, catalog.products)) {
      if (walk.stands.has(name) || told.has(name)) continue;
      told.add(name);
      const { why, ...rest } = walk.fallen.get(name) ?? nobody(name, catalog);
      const by = sold.includes(name) ? ` for the product "${labelOf(flow, catalog)}"` : '';
      const message = `the step kind "${step.stepType}"${by} needs "${name}", ${why}`;
      yield { path: `steps[${index}]`, message, ...rest };
    }
    passes(step, kind, walk);
  }
}

const labelOf = ({ product = '' }: FlowDefinition, { products = {} }: Catalog): string =>
  own(products, product)?.label ?? product;

/** What the customer may write here anew is not what was checked before. */
function fell(step: StepDefinition, kind: StepKind | undefined, index: number, { stands, fallen }: Walk): void {
  const anew = 'check it anew behind that step';
  for (const { key, at } of writtenIn(step, kind)) {
    const mend = at === null ? anew : `put "readOnly": true at steps[${index}].fields[${at}], or ${anew}`;
    for (const [name] of [...stands].filter(([, answers]) => answers.includes(key))) {
      stands.delete(name);
      const why = `and the step "${shortened(step.slug)}" asks "${key}" again after it was checked`;
      fallen.set(name, { why, suggestion: mend });
    }
  }
}

function passes(step: StepDefinition, kind: StepKind, { catalog, stands, fallen }: Walk): void {
  const always = isAlwaysDone(step, kind, catalog);
  for (const name of kind.call?.gives ?? []) {
    if (always) stands.set(name, answersOf(kind));
    else if (!stands.has(name))
      fallen.set(name, {
        why: `and the step "${shortened(step.slug)}" that brings it may be left out`,
        suggestion: 'let no answer drop that step: one of its fields has to be asked of everybody',
      });
  }
}

function nobody(name: string, catalog: Catalog): Fallen {
  const givers = Object.entries(catalog.steps).filter(([, { call }]) => call?.gives?.includes(name) === true);
  return { why: 'which no step before it brings', ...suggestion('put a step of this kind before it:', givers) };
}
