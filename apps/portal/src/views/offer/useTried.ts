import type { Form } from '@passo/engine/form/form.ts';
import { stepState } from '@passo/engine/journey/state.ts';
import { useState } from 'react';
import { triedAmount } from '../../device/triedAmount.ts';
import type { OpenForm } from '../../form/useStepForm.ts';
import type { Journey } from '../../journey/journey.ts';
import { listKeys } from './question.ts';

/** A choice that nobody has touched opens with the amount that was tried on the first page, where that may be asked for. */
export function useTried(open: OpenForm, journey: Journey): OpenForm {
  const { answers } = stepState(journey.state, open.slug);
  const isNew = !open.drafted && Object.keys(answers).length === 0;
  useState(() => isNew && fillTried(open.form, triedAmount(journey.config.metaProduct.slug)));
  return open;
}

/** Says whether it was filled in. */
export function fillTried(form: Form, amount: number | null): boolean {
  const { minValue, maxValue } = form.definition(listKeys.amount) ?? {};
  if (amount === null || minValue === undefined || maxValue === undefined) return false;
  return amount >= minValue && amount <= maxValue && form.fill(listKeys.amount, amount);
}
