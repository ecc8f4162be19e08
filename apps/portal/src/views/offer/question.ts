import type { Form } from '@passo/engine/form/form.ts';
import { AMOUNT, amountReason } from '../../fields/amountReason.ts';
import { chosenOption } from '../../fields/useOptions.ts';

/** The fields of a simulation that a list is asked with; those that a step does not have are not waited for. */
export const listKeys = {
  amount: AMOUNT,
  downPayment: 'valorEntradaCDC',
  insured: 'comSeguro',
  contract: 'contrato',
  term: 'prazo',
  offer: 'oferta',
} as const;

type AmountOf = (form: Form, key: string) => unknown;
export const restingAmount: AmountOf = (form, key) => form.view(key)?.value;

/** Whether an amount of the question breaks the rule of its field. */
export const isRefused = (form: Form, amountOf: AmountOf): boolean =>
  [listKeys.amount, listKeys.downPayment].some((key) => {
    const centavos = amountOf(form, key);
    return typeof centavos === 'number' && amountReason(form, key, centavos) !== null;
  });

/** The body of the call as text, so that equal questions are equal; null while an answer is missing or may not be asked for. */
export function questionOf(form: Form, step: string, withTerm: boolean, amountOf: AmountOf): string | null {
  const value = (key: string): unknown => form.view(key)?.value;
  const has = (key: string): boolean => form.view(key) !== undefined;
  const reais = (key: string): number | undefined => {
    const centavos = amountOf(form, key);
    return typeof centavos === 'number' ? centavos / 100 : undefined;
  };
  const { amount, downPayment, insured, contract, term } = listKeys;
  const chosen = chosenOption(value(contract))?.value;
  const installments = Number(chosenOption(value(term))?.value ?? 0);
  if (isRefused(form, amountOf)) return null;
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
