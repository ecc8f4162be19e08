import { accountProduct, loanProduct } from '@passo/catalog';
import { unknownName, type Finding } from '@passo/engine';
import type { ChannelFile } from '../partnerFile.ts';
import { lendingOf, openingOf, type Bank, type Banks } from './bank.ts';
import type { BanksRead } from './readBanks.ts';

type Named = Pick<ChannelFile, 'bank' | 'lenders' | 'product'>;

/** Who lends in a channel, and who is compared where several are. */
export interface ChannelBanks {
  readonly bank: Bank;
  /** Where nobody says who, all that lend the product, the channel's own first; that one alone where its ways of paying back are compared. */
  readonly lenders: readonly Bank[];
}

/** Undefined where the bank cannot be read or is not there, which is told. */
export function banksOf({ bank: slug, lenders, product }: Named, { banks }: BanksRead): ChannelBanks | undefined {
  const bank = banks.get(slug);
  if (bank === undefined) return undefined;
  if (lenders !== undefined) return { bank, lenders: lenders.flatMap((name) => banks.get(name) ?? []) };
  const others = lendersOf(product, banks).filter((one) => one !== bank);
  return { bank, lenders: loanProduct(product)?.variants === undefined ? [bank, ...others] : [bank] };
}

/**
 * All that lend in some channel, as those channels know them. Where a channel is sold as it was, what its bank lends now goes before what
 * it lent then.
 */
export function banksIn({ all }: { readonly all: readonly ChannelBanks[] }): Banks {
  const banks = new Map<string, Bank>();
  const each = new Set(all.flatMap(({ bank, lenders }) => [bank, ...lenders]));
  for (const bank of each) {
    const { lends } = banks.get(bank.slug) ?? bank;
    banks.set(bank.slug, { ...(banks.get(bank.slug) ?? bank), lends: { ...bank.lends, ...lends } });
  }
  return banks;
}

const lendersOf = (product: string, banks: Banks): readonly Bank[] =>
  [...banks.values()].filter((one) => lendingOf(one, product) !== undefined);

/** Banks that are not there, or do not lend what the channel sells. */
export function* lintChannelBanks({ bank, lenders = [], product }: Named, read: BanksRead): Iterable<Finding> {
  yield* lintNamed('bank', bank, product, read);
  for (const [index, slug] of lenders.entries()) {
    const path = `lenders[${index}]`;
    yield* lintNamed(path, slug, product, read);
    if (lenders.indexOf(slug) < index) yield { path, message: `"${slug}" is there twice` };
  }
}

function* lintNamed(path: string, slug: string, product: string, { banks, names }: BanksRead): Iterable<Finding> {
  if (!names.includes(slug)) return yield unknownName(path, 'bank', slug, names);
  const bank = banks.get(slug);
  const opens = accountProduct(product) !== undefined;
  const does = (one: Bank): boolean => (opens ? openingOf(one, product) : lendingOf(one, product)) !== undefined;
  // What is wrong with its own file is told there.
  if (bank === undefined || does(bank)) return;
  const others = [...banks.values()].filter(does).map((one) => one.slug);
  // What nobody lends is no product: that is told where it is named.
  if (others.length === 0) return;
  const message = `"${slug}" does not ${opens ? 'open' : 'lend'} "${product}"`;
  yield { path, message, suggestion: `these do: ${others.join(', ')}` };
}
