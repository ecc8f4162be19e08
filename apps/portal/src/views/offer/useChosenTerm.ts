import type { Form } from '@passo/engine/form/form.ts';
import { useEffect } from 'react';
import { listKeys } from './question.ts';

/** Begins with the term in the middle: neither the dearest month nor the dearest total. One press changes it. */
export function useChosenTerm(form: Form): void {
  useEffect(() => {
    const { term } = listKeys;
    const values = form.definition(term)?.values ?? [];
    const middle = values[Math.floor(values.length / 2)];
    if (middle !== undefined && form.view(term)?.value === undefined) {
      form.fill(term, { value: middle.value, label: middle.label });
    }
  }, [form]);
}
