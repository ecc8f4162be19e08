import type { Form } from '@passo/engine/form/form.ts';
import { useEffect, useState } from 'react';
import { chosenOption } from '../../fields/useOptions.ts';
import { useFieldView } from '../../form/useFormState.ts';
import type { Reckoning } from './offersFor.ts';
import { listKeys } from './question.ts';
import { definedTerms, useTerms, type Term } from './terms.ts';
import { firstOf, nearestTo, useChosenTerm } from './useChosenTerm.ts';
import { useOfferList } from './useOfferList.ts';

export type TermOffers = ReturnType<typeof useTermOffers>;

/**
 * What the amount costs over each term, and the term that is chosen: to begin with the one that was `shown` on the first page. Its offer is
 * written into the form once it fits what is on the screen, so that nobody can take an offer that they do not see.
 */
export function useTermOffers(
  form: Form,
  step: string,
  { shown, ...reckoning }: Reckoning & { readonly shown: number | null },
) {
  const list = useOfferList(form, step, 'simulationRange', false, reckoning);
  const terms = useTerms(form, list.offers, list.busy);
  const held = chosenOption(useFieldView(form, listKeys.term)?.value)?.value;
  const [settled, settle] = useState(false);
  const wanted = firstOf(terms, shown);
  const chosen = Number(held ?? wanted?.value ?? 0);
  const offer = list.offers.find(({ installments }) => installments === chosen) ?? null;
  const rests = !list.busy && held !== undefined;
  if (rests && offer !== null && !settled) settle(true);
  // One comes to a choice that can be taken: where the term that it would open with is not offered, another one is.
  const offered = terms.filter(({ value }) => list.offers.some(({ installments }) => installments === value));
  const isLost = rests && !settled && offer === null && offered.length > 0;
  const first = isLost ? nearestTo(offered, chosen) : wanted;
  useChosenTerm(form, first, isLost || (rests && isGone(form, terms, Number(held))));
  const taken = list.busy ? '' : (offer?.id ?? '');
  useEffect(() => {
    form.fill(listKeys.offer, taken);
  }, [form, taken]);
  return {
    ...{ terms, chosen, offer, list, ready: taken !== '' },
    // The rows are drawn before their figures, and the bar has its room: nothing moves when they come.
    opens: list.offers.length === 0 && (list.busy || (list.refused && terms.length > 0)),
    none: offer === null ? noneOf(list, chosen) : null,
    choose: ({ value, label }: Term) => {
      settle(true);
      form.change(listKeys.term, { value, label });
    },
  };
}

/** Whether what was offered last is without the term. One that the step names stays chosen: the row says why it is not offered. */
const isGone = (form: Form, terms: readonly Term[], term: number): boolean =>
  definedTerms(form).length === 0 && terms.length > 0 && terms.every(({ value }) => value !== term);

/** Why there is nothing to take: the amount, or the term that is chosen; null where that is not known yet. */
function noneOf({ refused, offers }: ReturnType<typeof useOfferList>, chosen: number): string | null {
  if (refused) return 'Sem parcela para este valor';
  if (chosen === 0 || offers[0] === undefined) return null;
  return offers[0].unit === 'withdrawal' ? 'Escolha uma das opções' : `Sem parcela em ${chosen}x: escolha outro prazo`;
}
