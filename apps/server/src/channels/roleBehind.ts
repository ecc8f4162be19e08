import { accountProduct, loanProduct } from '@passo/catalog';

/** What whoever stands behind a product is called, before its name. */
export function roleBehind({ product }: { readonly product: string }): string {
  const { interestFree = false } = loanProduct(product) ?? {};
  return accountProduct(product)?.behind ?? (interestFree ? 'Administradora do grupo' : 'Quem empresta');
}
