import type { ProductNeeds } from '@passo/engine';

/**
 * A product by which an account is opened: nothing is lent, so nobody computes it (`loanProduct` knows none of them), and no bank
 * stands behind it.
 */
interface AccountProduct extends ProductNeeds {
  /** What the company is called with which the account is opened, before its name. */
  readonly behind: string;
  /** What its first page says before everything else. */
  readonly warning: string;
  /** Who helps whom it harms, below. */
  readonly help: string;
}

/** By slug, as partners write it. */
export const accountProducts: Readonly<Record<string, AccountProduct>> = {
  /** An account of fixed-odds bets (Lei 14.790/2023): what has to be known is what its steps ask. */
  betting: {
    ...{ label: 'Conta de apostas', behind: 'Casa de apostas', needs: {} },
    warning: 'Apostar é arriscar dinheiro, e o mais comum é perder. Pode viciar. Só para maiores de 18 anos.',
    help: 'Precisa de ajuda com o jogo? Procure o SUS, ou o CVV pelo telefone 188.',
  },
};

/** The product of a channel that opens an account; undefined for one that lends. */
export const accountProduct = (slug: string): AccountProduct | undefined =>
  Object.hasOwn(accountProducts, slug) ? accountProducts[slug] : undefined;
