import { own } from '../json.ts';
import type { Needs, ProductNeeds, StepKind } from '../step.ts';

type Products = Readonly<Record<string, ProductNeeds>>;

/** What has to be known of the product for what a step of the kind does with it. */
export function ofProduct(kind: StepKind, product: string | undefined, products: Products = {}): Needs | undefined {
  const sold = product === undefined ? undefined : own(products, product);
  return sold === undefined ? undefined : own(sold.needs, kind.needsOfProduct ?? '');
}

/** All that has to be known before a step of the kind, in a flow of the product. */
const needsOf = (kind: StepKind, product?: string, products?: Products): readonly (Needs | undefined)[] => [
  kind.needs,
  kind.call?.needs,
  ofProduct(kind, product, products),
];

/** Whether a step of the kind binds the customer, or tells what is known of them, in a flow of the product. */
export const needsIdentity = (kind: StepKind, product?: string, products?: Products): boolean =>
  needsOf(kind, product, products).some((needs) => needs?.identity === true);

/** The checks that have to have been passed before it. */
export const checkedFor = (kind: StepKind, product?: string, products?: Products): ReadonlySet<string> =>
  new Set(needsOf(kind, product, products).flatMap((needs) => needs?.checked ?? []));
