import type { OptionDefinition } from '@passo/engine/definition.ts';
import type { ControlOption } from '@passo/ui/controls/control.ts';
import { useCallback, useEffect } from 'react';
import { noResource, useResources } from '../state/resources.ts';
import { fetchResource } from './fetchResource.ts';
import type { FieldProps } from './fieldProps.ts';

type Choice = Pick<OptionDefinition, 'value' | 'label'>;

/** The options of a field: those of its definition, or those of the list that it names. */
export function useOptions({ definition }: FieldProps) {
  const { resource: name, values } = definition;
  const resource = useResources((state) => (name === undefined ? undefined : state[name])) ?? noResource;
  const load = useCallback((): void => {
    if (name !== undefined) fetchResource(name);
  }, [name]);
  useEffect(load, [load]);
  const choices: readonly OptionDefinition[] = name === undefined ? (values ?? []) : resource.values.map(present);
  return {
    choices,
    options: choices.map(optionOf),
    loading: name !== undefined && (resource.status === 'initial' || resource.status === 'loading'),
    onRetry: name === undefined ? undefined : load,
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

export const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

/** The held answer as its control shows it. */
export const chosenOption = (value: unknown): ControlOption | null =>
  isChoice(value) ? { value: String(value.value), label: value.label } : null;

/** The answer to hold for what was chosen. */
export function choiceOf(option: ControlOption | null, choices: readonly Choice[]): Choice | undefined {
  const found = choices.find(({ value }) => String(value) === option?.value);
  return found && { value: found.value, label: found.label };
}
