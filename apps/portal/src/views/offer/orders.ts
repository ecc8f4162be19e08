import type { OfferOnWire } from '@passo/contract';

type Sorted = Pick<OfferOnWire, 'valorDaParcela' | 'total' | 'cetAnnual'>;

/** What offers can be sorted by, cheapest first. Equal ones keep the order that they came in. */
export const orders = {
  installment: { label: 'Parcela', compare: (a: Sorted, b: Sorted) => a.valorDaParcela - b.valorDaParcela },
  total: { label: 'Total', compare: (a: Sorted, b: Sorted) => a.total - b.total },
  cet: { label: 'CET', compare: (a: Sorted, b: Sorted) => a.cetAnnual - b.cetAnnual },
} as const;

export type Order = keyof typeof orders;
