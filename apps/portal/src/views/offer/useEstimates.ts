import type { OfferOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { liveAmount, watchAmounts } from '../../form/liveAmounts.ts';
import { mostOf, type Pay } from './choiceFacts.ts';
import { isRefused, listKeys } from './question.ts';
import type { Term } from './terms.ts';
import type { Quick } from './useQuickOffer.ts';

/**
 * What the amount on the screen would cost over each term at the rate of an offer, by the product's own rules; nothing for a term whose
 * installment does not fit, and none at all where the amount may not be asked for or nothing can be reckoned. Nobody can take one of them.
 */
export function useEstimates(
  form: Form,
  { offer, terms, pay, quick }: { offer: OfferOnWire | null; terms: readonly Term[]; pay: Pay | null; quick: Quick },
) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [watchAmounts(form, listener), form.subscribe(listKeys.amount, listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [form],
  );
  const centavos = useSyncExternalStore(subscribe, () => liveAmount(form, listKeys.amount));
  const refused = isRefused(form, liveAmount);
  if (offer === null || refused || typeof centavos !== 'number') return { refused, estimates: [] };
  const reckoned = terms.map(({ value }) => quick(offer, { amount: centavos / 100, installments: value }));
  const estimates = reckoned.filter(
    (one) => one !== offer && one.valorDaParcela <= mostOf(pay) && one.requested === centavos / 100,
  );
  return { refused, estimates };
}
