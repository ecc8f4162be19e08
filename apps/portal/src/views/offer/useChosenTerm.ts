import type { Form } from '@passo/engine/form/form.ts';
import { useEffect } from 'react';
import { simulationKeys } from './useOffer.ts';

/**
 * Begins with the longest term: the amount begins at its maximum (2-fields, 4), which fits into no shorter one. So there is an
 * offer to look at from the start, and one press changes it.
 */
export function useChosenTerm(form: Form): void {
  useEffect(() => {
    const { term } = simulationKeys;
    const longest = form.definition(term)?.values?.at(-1);
    if (longest !== undefined && form.view(term)?.value === undefined) {
      form.fill(term, { value: longest.value, label: longest.label });
    }
  }, [form]);
}
