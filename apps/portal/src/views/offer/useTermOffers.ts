import type { Form } from '@passo/engine/form/form.ts';
import { useEffect } from 'react';
import { chosenOption } from '../../fields/useOptions.ts';
import { useFieldView } from '../../form/useFormState.ts';
import type { Reckoning } from './offersFor.ts';
import { listKeys } from './question.ts';
import type { Term } from './TermRows.tsx';
import { useChosenTerm } from './useChosenTerm.ts';
import { useOfferList } from './useOfferList.ts';

/**
 * What the amount costs over each term, and the term that is chosen. Its offer is written into the form once it fits what is on
 * the screen, so that nobody can take an offer that they do not see.
 */
export function useTermOffers(form: Form, step: string, reckoning: Reckoning) {
  useChosenTerm(form);
  const list = useOfferList(form, step, 'agxPrivateSimulationRange', false, reckoning);
  const chosen = Number(chosenOption(useFieldView(form, listKeys.term)?.value)?.value ?? 0);
  const defined = form.definition(listKeys.term)?.values ?? [];
  const terms: readonly Term[] =
    defined.length > 0
      ? defined.map(({ value, label }) => ({ value: Number(value), label }))
      : list.offers.map(({ installments }) => ({ value: installments, label: `${installments}x` }));
  const offer = list.busy ? undefined : list.offers.find(({ installments }) => installments === chosen);
  const taken = offer?.id ?? '';
  useEffect(() => {
    form.fill(listKeys.offer, taken);
  }, [form, taken]);
  return {
    ...{ terms, chosen, list, ready: taken !== '' },
    choose: ({ value, label }: Term) => form.change(listKeys.term, { value, label }),
  };
}
