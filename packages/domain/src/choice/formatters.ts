import type { Formatter } from '../formatter.ts';
import { isChoice, type Choice } from './choice.ts';

/** Applies to one choice or to each of a list (check-box groups). */
const onChoices =
  (pick: (choice: Choice) => unknown): Formatter =>
  (value) => {
    if (Array.isArray(value)) return value.map((one: unknown) => (isChoice(one) ? pick(one) : one));
    return isChoice(value) ? pick(value) : value;
  };

export const selectOnlyValueFormatter: Formatter = onChoices(({ value }) => value);
export const selectOnlyLabelFormatter: Formatter = onChoices(({ label }) => label);
export const selectValueAndLabelFormatter: Formatter = onChoices(({ value, label }) => ({ value, label }));

const inWords =
  (yes: string, no: string): Formatter =>
  (value) => {
    if (value === true || value === 'true') return yes;
    return value === false || value === 'false' ? no : value;
  };

export const yesOrNoFormatter: Formatter = inWords('Sim', 'Não');
export const acceptOrRefuseFormatter: Formatter = inWords('Aceito', 'Recusado');
