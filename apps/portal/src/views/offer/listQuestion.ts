import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { chosenOption } from '../../fields/useOptions.ts';
import { liveAmount, watchAmounts } from '../../form/liveAmounts.ts';

/** The fields of a simulation that a list is asked with; those that a step does not have are not waited for. */
export const listKeys = {
  amount: 'valorSolicitado',
  downPayment: 'valorEntradaCDC',
  insured: 'comSeguro',
  contract: 'contrato',
  term: 'prazo',
  offer: 'oferta',
} as const;

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
  };
}

type AmountOf = (form: Form, key: string) => unknown;
const restingAmount: AmountOf = (form, key) => form.view(key)?.value;

/** The body of the call as text, so that equal questions are equal. */
function questionOf(form: Form, step: string, withTerm: boolean, amountOf: AmountOf): string | null {
  const value = (key: string): unknown => form.view(key)?.value;
  const has = (key: string): boolean => form.view(key) !== undefined;
  const reais = (key: string): number | undefined => {
    const centavos = amountOf(form, key);
    return typeof centavos === 'number' ? centavos / 100 : undefined;
  };
  const { amount, downPayment, insured, contract, term } = listKeys;
  const chosen = chosenOption(value(contract))?.value;
  const installments = Number(chosenOption(value(term))?.value ?? 0);
  if (has(amount) && reais(amount) === undefined && chosen === undefined) return null;
  if (has(contract) && chosen === undefined) return null;
  // What is on the slider is what is asked: never the lender's own default in its place.
  if (has(downPayment) && reais(downPayment) === undefined) return null;
  if (withTerm && has(term) && installments === 0) return null;
  return JSON.stringify({
    step,
    valorSolicitado: reais(amount),
    valorEntradaCDC: reais(downPayment),
    comSeguro: has(insured) ? value(insured) === true : undefined,
    contrato: chosen,
    prazo: withTerm && installments > 0 ? installments : undefined,
  });
}
