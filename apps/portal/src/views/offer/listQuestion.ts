import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { liveAmount, watchAmounts } from '../../form/liveAmounts.ts';
import { isRefused, listKeys, questionOf, restingAmount } from './question.ts';

/** Looked at again whenever one of the fields that it is made of changes: what the form says, and what is on the sliders now. */
export function useListQuestion(form: Form, step: string, withTerm: boolean) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = Object.values(listKeys).map((key) => form.subscribe(key, listener));
      stops.push(watchAmounts(form, listener));
      return () => stops.forEach((stop) => stop());
    },
    [form],
  );
  return {
    question: useSyncExternalStore(subscribe, () => questionOf(form, step, withTerm, restingAmount)),
    live: useSyncExternalStore(subscribe, () => questionOf(form, step, withTerm, liveAmount)),
    /** Whether what is typed may not be asked for: there are no figures of it. */
    refused: useSyncExternalStore(subscribe, () => isRefused(form, liveAmount)),
  };
}
