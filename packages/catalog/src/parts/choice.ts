import { fail, isChoice, ok } from '@passo/domain';
import { messages, readable, type FieldDefinition, type FieldKind, type OptionDefinition } from '@passo/engine';

/** What a select answers with: `{ value, label }` (specification, 5.1). */
export type Choice = { readonly value: string | number | boolean; readonly label: string };

export const choiceError = messages.select;

const isPlain = (value: unknown): value is Choice['value'] => ['string', 'number', 'boolean'].includes(typeof value);

/** A choice as it may travel: a plain value and the words for it. */
export function isOption(wire: unknown): wire is Choice {
  return isChoice(wire) && typeof wire.label === 'string' && isPlain(wire.value);
}

const optionOf = (options: readonly OptionDefinition[] | undefined, value: unknown): OptionDefinition | undefined =>
  isPlain(value)
    ? options?.find((option) => String(option.value) === String(value) && option.disabled !== true)
    : undefined;

const clean = (value: Choice['value']): Choice['value'] => (typeof value === 'string' ? readable(value) : value);

/** One of several options. Where the definition lists them, the answer must be one of them, with the label listed. */
export const choiceMeaning = {
  control: 'select',
  longest: () => 500,
  read: (wire, field) => {
    const option = optionOf(field.values, isOption(wire) ? wire.value : wire);
    if (option !== undefined) return ok({ value: option.value, label: option.label });
    return isOption(wire) ? ok({ value: wire.value, label: wire.label }) : fail(choiceError);
  },
  send: ({ value, label }) => ({ value: clean(value), label: readable(label) }),
  format: ({ label }) => label,
  plain: ({ value }) => value,
  problem: (choice, field: FieldDefinition) => {
    if (field.values === undefined) return null;
    return optionOf(field.values, choice.value) === undefined ? choiceError : null;
  },
} as const satisfies FieldKind<Choice>;
