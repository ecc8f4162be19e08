import type { FlowDefinition, StepDefinition } from '../definition.ts';
import { compileForm, type CompiledForm } from '../form/compile.ts';
import type { FieldCatalog, FormatCatalog } from '../kind.ts';
import type { FieldProblem } from '../form/form.ts';
import type { Facts, ProductNeeds, StepCatalog, StepKind } from '../step.ts';

export interface Catalog {
  readonly fields: FieldCatalog;
  readonly formats?: FormatCatalog;
  readonly steps: StepCatalog;
  /** What products need, by slug; without it nothing is asked of them. */
  readonly products?: Readonly<Record<string, ProductNeeds>>;
  /** What of the answers cannot stand, by itself or beside another one, by the key of the field that is to be mended; in Portuguese. */
  readonly conflicts?: Conflicts;
}

type Conflicts = (facts: Facts) => readonly FieldProblem[];

export interface CompiledStep {
  readonly index: number;
  readonly slug: string;
  readonly definition: StepDefinition;
  readonly kind: StepKind;
  readonly form: CompiledForm;
}

export interface CompiledFlow {
  readonly product: string;
  readonly steps: readonly CompiledStep[];
  readonly bySlug: ReadonlyMap<string, CompiledStep>;
  readonly conflicts?: Conflicts | undefined;
}

/** A step of a kind that the catalog does not have: shown as an unknown step, never passable. The linter refuses it. */
const unknownKind: StepKind = {
  label: '',
  unique: false,
  view: 'unknown',
  advances: 'byCustomer',
  needsConfirmation: true,
  texts: {},
};

/** Compiles a published flow once; every proposal that pins it shares the result. */
export function compileFlow(flow: FlowDefinition, catalog: Catalog): CompiledFlow {
  const steps = flow.steps.map((definition, index): CompiledStep => {
    const { slug, stepType } = definition;
    const kind = Object.hasOwn(catalog.steps, stepType) ? (catalog.steps[stepType] ?? unknownKind) : unknownKind;
    const fields = [...(definition.fields ?? []), ...(kind.fields ?? [])];
    return { index, slug, definition, kind, form: compileForm(fields, catalog.fields, catalog.formats) };
  });
  const bySlug = new Map(steps.map((step) => [step.slug, step]));
  return { product: flow.product ?? '', steps, bySlug, conflicts: catalog.conflicts };
}
