import type { OptionDefinition } from '@passo/engine/definition.ts';
import type { ControlOption } from '@passo/ui/controls/control.ts';
import { useEffect } from 'react';
import type { FieldProps } from './fieldProps.ts';
import type { Resource } from '../state/resources.ts';
import { useResource } from './useResource.ts';

type Choice = Pick<OptionDefinition, 'value' | 'label'>;

/** The options of a field: those of its definition, or those of the list that it names. */
export function useOptions(props: FieldProps) {
  const { form, view, definition } = props;
  const used = useResource(props);
  const choices: readonly OptionDefinition[] = used ? used.resource.values.map(present) : (definition.values ?? []);
  const reference = definition.getDependencyValue?.referenceResourceCode;
  const isStale =
    reference !== undefined &&
    used?.resource.status === 'success' &&
    isChoice(view.value) &&
    choiceOf(chosenOption(view.value), choices) === undefined;
  // A town of the state chosen before is no answer any more.
  useEffect(() => {
    if (isStale) form.fill(view.key, undefined);
  }, [form, view.key, isStale]);
  useRelabelled(props, choices);
  const status = used?.resource.status;
  const waits = used?.waiting === true && reference !== undefined;
  return {
    choices,
    options: choices.map(optionOf),
    loading: !waits && (status === 'initial' || status === 'loading'),
    onRetry: used?.load,
    ...(waits && {
      readOnly: true,
      helper: definition.message,
      placeholder: `Responda antes “${form.view(reference)?.label ?? ''}”`,
    }),
  };
}

/** JSON leaves out what is absent; types say `undefined`. */
const present = ({ value, label, disabled, status }: Resource['values'][number]): OptionDefinition => ({
  value,
  label,
  ...(disabled !== undefined && { disabled }),
  ...(status !== undefined && { status }),
});

/** Controls know texts only; a plain value is told by its text. */
const optionOf = ({ value, label, disabled, image, status }: OptionDefinition): ControlOption => ({
  value: String(value),
  label,
  disabled,
  image,
  status,
});

/** What was held before its list was there is called as the list calls it. Nobody chose anew: it is no edit. */
function useRelabelled({ form, view }: FieldProps, choices: readonly Choice[]): void {
  const { key, value, readOnly } = view;
  const held = readOnly ? [] : [value].flat().filter(isChoice);
  const named = held.map((one) => choiceOf(chosenOption(one), choices) ?? one);
  const isNews = named.some(({ label }, at) => label !== held[at]?.label);
  // As text, so that a kind that insists on its own words is told once and not for ever.
  const news = isNews ? JSON.stringify(Array.isArray(value) ? named : named[0]) : '';
  useEffect(() => {
    if (news !== '') form.fill(key, JSON.parse(news));
  }, [form, key, news]);
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

/** The held answer as its control shows it: as the list calls it, where it is there. */
export const chosenOption = (value: unknown, choices: readonly Choice[] = []): ControlOption | null => {
  if (!isChoice(value)) return null;
  const listed = choices.find((one) => String(one.value) === String(value.value));
  return { value: String(value.value), label: (listed ?? value).label };
};

/** The answer to hold for what was chosen. */
export function choiceOf(option: ControlOption | null, choices: readonly Choice[]): Choice | undefined {
  const found = choices.find(({ value }) => String(value) === option?.value);
  return found && { value: found.value, label: found.label };
}
