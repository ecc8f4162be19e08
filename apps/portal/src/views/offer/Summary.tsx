import type { OfferOnWire } from '@passo/contract';
import { OfferSummary, type OfferFigures } from '@passo/ui/money/OfferSummary.tsx';
import type { ReactNode } from 'react';
import { money, percent, shortPriceLabel } from './costs.ts';

/** An offer in the bar above the button: installment, CET and total. */
export function figuresOf(offer: OfferOnWire): OfferFigures {
  return {
    label: shortPriceLabel(offer),
    installment: money(offer.valorDaParcela),
    cet: offer.interestFree ? null : `${percent(offer.cetAnnual)} ao ano`,
    total: money(offer.total),
  };
}

export const Summary = ({ offer }: { readonly offer: OfferOnWire }): ReactNode => (
  <OfferSummary figures={figuresOf(offer)} />
);
