import { fail, ok } from '@passo/domain';
import { defineField } from '@passo/engine';
import { choiceError, choiceMeaning, isOption, type Choice } from '../../parts/choice.ts';

/** Any number of the listed options. */
export const checkBoxGroup = defineField<readonly Choice[]>({
  control: 'checkboxGroup',
  longest: () => 5_000,
  read: (wire, field) => {
    if (!Array.isArray(wire) || !wire.every(isOption)) return fail(choiceError);
    // The words are those of the list, whatever came with the value.
    const read = wire.map((one) => choiceMeaning.read(one, field));
    return ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
  },
  send: (choices) => choices.map((choice) => choiceMeaning.send(choice)),
  format: (choices) => choices.map(({ label }) => label).join(', '),
  plain: (choices) => choices.map(({ value }) => value),
  problem: (choices, field) => {
    const different = new Set(choices.map(({ value }) => String(value)));
    if (different.size < choices.length) return choiceError;
    return choices.map((choice) => choiceMeaning.problem(choice, field)).find((problem) => problem !== null) ?? null;
  },
  initial: (_field, given) => given ?? [],
});
