import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Form } from '@passo/engine/form/form.ts';
import type { FieldView } from '@passo/engine/form/node.ts';
import type { ControlProps } from '@passo/ui/controls/control.ts';
import type { ReactNode } from 'react';
import { tutorialOf } from './tutorial.ts';

export interface FieldGroup {
  readonly form: Form;
  /** See `FieldProps`. */
  readonly within: string;
  /** Keys of the fields that are drawn elsewhere. */
  readonly without: readonly string[];
}

/** What every field of a form is given to draw itself. */
export interface FieldProps {
  readonly form: Form;
  readonly field: CompiledField;
  readonly view: FieldView;
  /** As it holds here, with the limits that only the server knows. */
  readonly definition: FieldDefinition;
  /** Of a field in a group of a list: the list's key and the group's place in it (`socios.0`). */
  readonly within?: string | undefined;
  /** Draws the fields of a group. */
  readonly drawFields: (group: FieldGroup) => ReactNode;
}

/** The field's place in the step, the way problems name it: `socios.0.nome`. */
export const pathOf = ({ within, view }: Pick<FieldProps, 'within' | 'view'>): string =>
  within === undefined ? view.key : `${within}.${view.key}`;

export const fieldId = (key: string): string => `campo-${key}`;

/** What is the same for all controls. */
export function commonProps(
  props: Omit<FieldProps, 'field' | 'drawFields'>,
): Omit<ControlProps<unknown>, 'value' | 'onChange'> {
  const { form, view, definition } = props;
  const { key } = view;
  return {
    id: fieldId(pathOf(props)),
    name: pathOf(props),
    label: view.label || (definition.label ?? ''),
    required: view.required,
    readOnly: view.readOnly,
    disabled: definition.disabled === true,
    error: view.error,
    helper: [view.why, definition.message].filter(Boolean).join(' ') || undefined,
    placeholder: definition.placeholder,
    tooltip: definition.tooltip,
    title: definition.title,
    extra: tutorialOf(view, definition),
    maxLength: definition.maxLength,
    autoComplete: autoComplete[key] ?? 'off',
    onBlur: () => form.blur(key),
  };
}

/** What the phone may fill in by itself, by the usual names of fields. */
const autoComplete: Readonly<Record<string, string>> = {
  nome: 'name',
  email: 'email',
  celular: 'tel-national',
  telefone: 'tel-national',
  dataNascimento: 'bday',
  cep: 'postal-code',
  endereco: 'street-address',
  logradouro: 'street-address',
  rua: 'street-address',
  complemento: 'address-line2',
  bairro: 'address-level3',
  cidade: 'address-level2',
  estado: 'address-level1',
  uf: 'address-level1',
};
