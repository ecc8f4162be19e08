import { loanProduct } from '@passo/catalog';
import { unknownName, type Finding } from '@passo/engine';
import type { ChannelFile } from '../partnerFile.ts';
import { lendingOf, type Bank, type Banks } from './bank.ts';
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

/** All that lend in some channel, as those channels know them. */
export const banksIn = ({ all }: { readonly all: readonly ChannelBanks[] }): Banks =>
  new Map(all.flatMap(({ bank, lenders }) => [...lenders, bank]).map((one) => [one.slug, one]));

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
  // What is wrong with its own file is told there.
  if (bank === undefined || lendingOf(bank, product) !== undefined) return;
  const lending = lendersOf(product, banks).map((one) => one.slug);
  // What nobody lends is no product: that is told where it is named.
  if (lending.length === 0) return;
  yield { path, message: `"${slug}" does not lend "${product}"`, suggestion: `these do: ${lending.join(', ')}` };
}
