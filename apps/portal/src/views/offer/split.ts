import type { OfferOnWire } from '@passo/contract';
import type { CostDetailsProps } from '@passo/ui/money/CostDetails.tsx';
import type { Split } from '@passo/ui/money/SplitBar.tsx';
import { costSheetOf, money } from './costs.ts';
import { countOf } from './installments.ts';
import { receivedOf } from './received.ts';
import type { Seller } from './useSeller.ts';

const inCentavos = (reais: number): number => Math.round(reais * 100);

/**
 * What all installments together are made of: what is released, interest, and all else. Null where nothing is lent at interest, and
 * where they do not add up to a whole, such as under an index that nobody knows yet.
 */
export function splitOf(offer: OfferOnWire): Omit<Split, 'title'> | null {
  const { total, released, interest, interestFree, unit } = offer;
  const others = inCentavos(total) - inCentavos(released) - inCentavos(interest);
  if (interestFree || others < 0 || released <= 0 || interest < 0) return null;
  const received = receivedOf(offer);
  const named = [
    { label: received.value === released ? received.label : 'Valor liberado', reais: released },
    { label: 'Juros', reais: interest },
    { label: othersOf(offer), reais: others / 100 },
  ];
  const parts = named.filter(({ reais }) => reais > 0);
  const label = `Total em ${unit === 'withdrawal' ? countOf(offer) : `${offer.installments}x`}`;
  return {
    parts: parts.map(({ label: part, reais }) => ({ label: part, value: money(reais), share: reais / total })),
    total: { label, value: money(total) },
  };
}

/** `IOF, tarifas e seguros`, as far as there are any. */
function othersOf({ iof, fees, insurances }: OfferOnWire): string {
  const named = [
    ...(iof > 0 ? ['IOF'] : []),
    ...(fees.length > 0 ? [fees.length === 1 ? 'tarifa' : 'tarifas'] : []),
    ...(insurances.length > 0 ? [insurances.length === 1 ? 'seguro' : 'seguros'] : []),
  ];
  const [first = 'Outros custos', ...rest] = named;
  const words = rest.length < 2 ? [first, ...rest].join(' e ') : `${first}, ${rest.join(' e ')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A cost sheet that stands for itself: the figure of where the money goes heads it. */
export function sheetWithSplit(offer: OfferOnWire, seller: Seller | null): CostDetailsProps {
  const split = splitOf(offer);
  const title = `Para onde vão os ${money(offer.total)}`;
  return { ...costSheetOf(offer, seller), split: split && { title, ...split } };
}
