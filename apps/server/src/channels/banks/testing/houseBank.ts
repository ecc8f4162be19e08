import path from 'node:path';
import type { Bank } from '../bank.ts';
import { readBanks } from '../readBanks.ts';

/** Every bank as it is shipped. */
export const shippedBanks = readBanks(path.resolve(import.meta.dirname, '../../../../../..'), []).banks;

export function bankNamed(slug: string): Bank {
  const bank = shippedBanks.get(slug);
  if (bank === undefined) throw new Error(`there is no bank ${slug}`);
  return bank;
}

/** The one that lends every product by the product's own rules. */
export const houseBank = bankNamed('banco-horizonte');
