import { own } from '../json.ts';
import type { ProductNeeds, StepKind } from '../step.ts';

/** Whether a step of the kind binds the customer, or tells what is known of them, in a flow of the product. */
export function needsIdentity(
  kind: StepKind,
  product: string | undefined,
  products: Readonly<Record<string, ProductNeeds>> = {},
): boolean {
  const sold = product === undefined ? undefined : own(products, product);
  const ofProduct = sold === undefined ? undefined : own(sold.needs, kind.needsOfProduct ?? '');
  return [kind.needs, kind.call?.needs, ofProduct].some((needs) => needs?.identity === true);
}
