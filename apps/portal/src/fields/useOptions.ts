import type { OptionDefinition } from '@passo/engine/definition.ts';
import type { ControlOption } from '@passo/ui/controls/control.ts';
import { useEffect } from 'react';
import type { FieldProps } from './fieldProps.ts';
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
    if (isStale) form.change(view.key, undefined);
  }, [form, view.key, isStale]);
  const status = used?.resource.status;
  const waits = used?.waiting === true && reference !== undefined;
  return {
    choices,
    options: choices.map(optionOf),
    loading: !waits && (status === 'initial' || status === 'loading'),
    onRetry: used?.load,
    ...(waits && { readOnly: true, placeholder: `Responda antes “${form.view(reference)?.label ?? ''}”` }),
  };
}

/** JSON leaves out what is absent; types say `undefined`. */
const present = ({
  value,
  label,
  disabled,
}: {
  value: OptionDefinition['value'];
  label: string;
  disabled?: boolean | undefined;
}) => (disabled === undefined ? { value, label } : { value, label, disabled });

/** Controls know texts only; a plain value is told by its text. */
const optionOf = ({ value, label, disabled, image }: OptionDefinition): ControlOption => ({
  value: String(value),
  label,
  disabled,
  image,
});

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

/** The held answer as its control shows it. */
export const chosenOption = (value: unknown): ControlOption | null =>
  isChoice(value) ? { value: String(value.value), label: value.label } : null;

/** The answer to hold for what was chosen. */
export function choiceOf(option: ControlOption | null, choices: readonly Choice[]): Choice | undefined {
  const found = choices.find(({ value }) => String(value) === option?.value);
  return found && { value: found.value, label: found.label };
}
