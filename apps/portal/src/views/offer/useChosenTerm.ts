import type { Form } from '@passo/engine/form/form.ts';
import { useEffect } from 'react';
import { listKeys } from './question.ts';
import { definedTerms, type Term } from './terms.ts';

/** The term that is begun with: neither the dearest month nor the dearest total. */
const middleOf = (terms: readonly Term[]): Term | undefined => terms[Math.floor(terms.length / 2)];

/** The one that was shown before (`shown`), where there is such a term; else the one in the middle. */
export const firstOf = (terms: readonly Term[], shown: number | null): Term | undefined =>
  terms.find(({ value }) => value === shown) ?? middleOf(terms);

/** The one of these that is nearest to a number of installments. */
export const nearestTo = (terms: readonly Term[], installments: number): Term | undefined =>
  terms.toSorted((one, other) => Math.abs(one.value - installments) - Math.abs(other.value - installments))[0];

/** Begins with a term, and again where the one that was chosen is `gone`. One press changes it. */
export function useChosenTerm(form: Form, first: Term | undefined = middleOf(definedTerms(form)), gone = false): void {
  const [value, label] = [first?.value, first?.label];
  useEffect(() => {
    if (value !== undefined && (gone || form.view(listKeys.term)?.value === undefined))
      form.fill(listKeys.term, { value, label });
  }, [form, value, label, gone]);
}
