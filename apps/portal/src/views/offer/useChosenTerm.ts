import type { Form } from '@passo/engine/form/form.ts';
import { useEffect } from 'react';
import { listKeys } from './question.ts';
import { definedTerms, type Term } from './terms.ts';

/** The term that is begun with: neither the dearest month nor the dearest total. */
export const middleOf = (terms: readonly Term[]): Term | undefined => terms[Math.floor(terms.length / 2)];

/** Begins with the term in the middle, and again where the one that was chosen is `gone`. One press changes it. */
export function useChosenTerm(form: Form, terms: readonly Term[] = definedTerms(form), gone = false): void {
  const middle = middleOf(terms);
  const [value, label] = [middle?.value, middle?.label];
  useEffect(() => {
    if (value !== undefined && (gone || form.view(listKeys.term)?.value === undefined))
      form.fill(listKeys.term, { value, label });
  }, [form, value, label, gone]);
}
