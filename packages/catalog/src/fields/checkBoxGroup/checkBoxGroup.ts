import { fail, ok } from '@passo/domain';
import { defineField } from '@passo/engine';
import { choiceError, isOption, type Choice } from '../../parts/choice.ts';

/** Any number of the listed options. */
export const checkBoxGroup = defineField<readonly Choice[]>({
  control: 'checkboxGroup',
  longest: () => 5_000,
  read: (wire) => {
    if (!Array.isArray(wire) || !wire.every(isOption)) return fail(choiceError);
    return ok(wire.map(({ value, label }) => ({ value, label })));
  },
  send: (choices) => choices.map(({ value, label }) => ({ value, label })),
  format: (choices) => choices.map(({ label }) => label).join(', '),
  plain: (choices) => choices.map(({ value }) => value),
  problem: (choices, field) => {
    const listed = new Set((field.values ?? []).map(({ value }) => String(value)));
    return listed.size === 0 || choices.every(({ value }) => listed.has(String(value))) ? null : choiceError;
  },
  initial: () => [],
});
