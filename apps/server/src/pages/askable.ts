import type { FromOffer } from '@passo/catalog';
import type { AmountLimits } from '../channels/amountLimits.ts';

type Examples = NonNullable<FromOffer['examples']>;

/** Those that may be asked for here, and the usual case, which the law wants; null where nothing else is left to be tried. */
export function askable({ by, each, usual }: Examples, { least, most }: AmountLimits): Examples | null {
  const told = each.filter(
    ({ asked }, at) => by === 'balance' || at === usual || (asked >= least * 100 && asked <= most * 100),
  );
  const at = told.findIndex((example) => example === each[usual]);
  return told.length > 1 ? { by, each: told, usual: at } : null;
}
