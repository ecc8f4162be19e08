import type { OfferOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import type { Journey } from '../../journey/journey.ts';
import { chosenOption } from '../../fields/useOptions.ts';
import type { ViewProps } from '../view.ts';
import { listKeys } from './question.ts';
import { fillTried } from './useTried.ts';

const keys = [listKeys.amount, listKeys.term];

/** Takes back what was wished: the bank is asked for its own offer. */
export const noWish = Object.fromEntries(keys.map((key) => [key, null]));

/** Whether the offer of the step was asked for with an amount or a term. */
export const wishIn = ({ proposal }: Journey, slug: string): boolean =>
  keys.some((key) => proposal?.selfContract[slug]?.[key] !== undefined);

/** Whether another amount and term can be asked for: the step asks them, and an analysis said within which limits. */
export const isWishable = ({ journey, step, compiled }: Pick<ViewProps, 'journey' | 'step' | 'compiled'>): boolean =>
  keys.every((key) => compiled.form.answersTo.has(key)) &&
  (journey.proposal?.data.bounds[step.slug]?.[listKeys.term]?.values ?? []).length > 0;

/** Whether the form says just what the offer in view is: the bank need not be asked for it. */
export const isOffered = (form: Form, { requested, installments }: OfferOnWire): boolean =>
  form.view(listKeys.amount)?.value === Math.round(requested * 100) &&
  Number(chosenOption(form.view(listKeys.term)?.value)?.value) === installments;

/** Begins with what was tried on the first page, else with the offer in view, where nothing was wished or typed so far. */
export function beginWith(form: Form, { requested, installments }: OfferOnWire, tried: number | null): void {
  if (form.view(listKeys.term)?.value !== undefined) return;
  const term = form.definition(listKeys.term)?.values?.find(({ value }) => Number(value) === installments);
  if (!fillTried(form, tried)) form.fill(listKeys.amount, requested);
  if (term !== undefined) form.fill(listKeys.term, { value: term.value, label: term.label });
}
