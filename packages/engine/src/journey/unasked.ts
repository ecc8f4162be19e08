import type { Catalog, CompiledFlow, CompiledStep } from './flow.ts';
import { ofProduct } from './needsIdentity.ts';

/**
 * What has to be known of the product for a step, by its keys and names, and no step before it asks or brings: whoever goes back finds no
 * place to say it. The linter refuses such a flow; a proposal may have begun in one that is older than the rule.
 */
export function unaskedBefore(
  flow: CompiledFlow,
  { kind, index }: CompiledStep,
  { products }: Catalog,
): readonly string[] {
  const { answers = [], results = [] } = ofProduct(kind, flow.product, products) ?? {};
  const before = flow.steps.slice(0, index);
  return [
    ...answers.filter((key) => !before.some(({ form }) => form.answersTo.has(key))),
    ...results.filter((name) => !before.some((step) => step.kind.call?.gives?.includes(name) === true)),
  ];
}
