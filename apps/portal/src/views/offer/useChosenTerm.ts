import type { Form } from '@passo/engine/form/form.ts';
import { useEffect } from 'react';
import { simulationKeys } from './useOffer.ts';

/** Begins with the term in the middle, so that an offer is there to be looked at; the person changes it with one press. */
export function useChosenTerm(form: Form): void {
  useEffect(() => {
    const { term } = simulationKeys;
    const terms = form.definition(term)?.values ?? [];
    const middle = terms[Math.floor((terms.length - 1) / 2)];
    if (middle !== undefined && form.view(term)?.value === undefined) {
      form.fill(term, { value: middle.value, label: middle.label });
    }
  }, [form]);
}
