import type { OfferOnWire } from '@passo/contract';
import { OfferSummary, type OfferFigures } from '@passo/ui/money/OfferSummary.tsx';
import type { ReactNode } from 'react';
import { money, percent, shortPriceLabel } from './costs.ts';
import { FROM_FUND, receivedOf } from './received.ts';

/** What it is chosen by: the installment, or of withdrawals what one receives for them. */
function mainFigureOf(offer: OfferOnWire): Pick<OfferFigures, 'label' | 'installment'> {
  if (offer.unit !== 'withdrawal') return { label: shortPriceLabel(offer), installment: money(offer.valorDaParcela) };
  const { label, value } = receivedOf(offer);
  return { label, installment: money(value) };
}

/** An offer in the bar above the button: its main figure, CET and total. */
export function figuresOf(offer: OfferOnWire): OfferFigures {
  return {
    ...mainFigureOf(offer),
    cet: offer.interestFree ? null : `${percent(offer.cetAnnual)} ao ano`,
    total: money(offer.total),
    ...(offer.unit === 'withdrawal' && { totalLabel: FROM_FUND }),
  };
}

export const Summary = ({ offer }: { readonly offer: OfferOnWire }): ReactNode => (
  <OfferSummary figures={figuresOf(offer)} />
);
