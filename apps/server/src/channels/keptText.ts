import { createHash } from 'node:crypto';
import { canonical, type Json } from '@passo/engine';
import { lendingOf, type Bank } from './banks/bank.ts';
import type { Channel } from './channel.ts';

/* What is kept of a channel. Many channels share a partner, its texts and its banks: each of them is digested once. */

/** All that may change while its flow stays. */
function partsOf({ partner, settings, bank, lenders, theme, texts }: Channel) {
  return {
    partner: { ...partner, channels: undefined },
    ...{ settings, theme, texts },
    bank: lendingOnly(bank, settings.product),
    lenders: lenders.map((lender) => lendingOnly(lender, settings.product)),
  };
}

/** A bank as far as one product goes: what it lends elsewhere is other channels' affair. */
function lendingOnly(bank: Bank, product: string): Bank {
  const lending = lendingOf(bank, product);
  return { ...bank, lends: lending === undefined ? {} : { [product]: lending } };
}

/** As it is kept. */
export const keptText = (channel: Channel): string => textOf(partsOf(channel));

const textOf = (value: object): string => {
  const plain: Json = JSON.parse(JSON.stringify(value));
  return canonical(plain);
};

/** Another one where anything that is kept is another. */
export function keptDigest({ partner, settings, bank, lenders, theme, texts, flowVersion }: Channel): Buffer {
  const parts = [partner, settings, theme, texts].map((part) => digestOf(part, '', () => part));
  const lending = [bank, ...lenders].map((one) =>
    digestOf(one, settings.product, () => lendingOnly(one, settings.product)),
  );
  return createHash('sha256')
    .update([flowVersion, ...parts, ...lending].join(' '))
    .digest();
}

const digests = new WeakMap<object, Map<string, string>>();

/** Of what this is for that product, made once. */
function digestOf(whole: object, product: string, part: () => object): string {
  const known = digests.get(whole) ?? new Map<string, string>();
  digests.set(whole, known);
  const digest = known.get(product) ?? createHash('sha256').update(textOf(part())).digest('base64');
  known.set(product, digest);
  return digest;
}
