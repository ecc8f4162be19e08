import type { OfferOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import { useState } from 'react';
import { countOf } from './installments.ts';
import { listKeys } from './question.ts';

export interface Term {
  readonly value: number;
  readonly label: string;
}

/** The terms that a step names before anything is offered: those of the credit analysis. */
export const definedTerms = (form: Form): readonly Term[] =>
  (form.definition(listKeys.term)?.values ?? []).map(({ value, label }) => ({ value: Number(value), label }));

/** `24x`; of yearly withdrawals `3 saques`. */
const termOf = (offer: OfferOnWire): Term => ({
  value: offer.installments,
  label: offer.unit === 'withdrawal' ? countOf(offer) : `${offer.installments}x`,
});

/** What can be chosen between: what the step names, else what was offered last, which stays while it is reckoned anew. */
export function useTerms(form: Form, offers: readonly OfferOnWire[], busy: boolean): readonly Term[] {
  const [known, setKnown] = useState<readonly Term[]>([]);
  const defined = definedTerms(form);
  if (defined.length > 0) return defined;
  const offered = offers.map(termOf);
  const rests = !busy && offered.length > 0;
  if (rests && JSON.stringify(offered) !== JSON.stringify(known)) setKnown(offered);
  return rests || known.length === 0 ? offered : known;
}
