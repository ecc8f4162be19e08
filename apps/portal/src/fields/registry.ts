import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { ControlName } from '@passo/engine/looks.ts';
import type { Drawable } from '../drawing/drawable.ts';
import { onDemand, atOnce } from '../drawing/drawable.ts';
import type { FieldProps } from './fieldProps.ts';
import { TermField } from './TermField.tsx';
import { TextField } from './TextField.tsx';

// What is fetched together is named together: each chunk's name stands in the first one.
const choices = () => import('./choiceFields.ts');
const choice = (name: keyof Awaited<ReturnType<typeof choices>>) => onDemand(async () => (await choices())[name]);
const money = () => import('./MoneyField.tsx');
const vehicles = () => import('./vehicle/vehicleFields.ts');
const vehicle = (name: keyof Awaited<ReturnType<typeof vehicles>>) => onDemand(async () => (await vehicles())[name]);

/**
 * What draws each control that field kinds name. Text and consents are in the first chunk, because nearly every first
 * step has them; every other control is fetched by the steps that use it, before they are drawn.
 */
const controls: Readonly<Record<ControlName, Drawable<FieldProps>>> = {
  text: atOnce(TextField),
  date: choice('DateField'),
  term: atOnce(TermField),
  checkbox: choice('CheckboxField'),
  checkboxGroup: choice('CheckboxGroupField'),
  select: choice('SelectField'),
  radio: choice('RadioField'),
  chips: choice('ChipsField'),
  money: onDemand(async () => (await money()).MoneyField),
  unlimitedMoney: onDemand(async () => (await money()).UnlimitedMoneyField),
  percent: onDemand(async () => (await import('./PercentField.tsx')).PercentField),
  slider: onDemand(async () => (await import('./SliderField.tsx')).SliderField),
  cep: onDemand(async () => (await import('./CepField.tsx')).CepField),
  company: onDemand(async () => (await import('./company/CompanyField.tsx')).CompanyField),
  image: onDemand(async () => (await import('./image/ImageField.tsx')).ImageField),
  guideGap: vehicle('GuideGapField'),
  plate: vehicle('PlateField'),
  vehicleModel: vehicle('VehicleModelField'),
  vehicleYear: vehicle('VehicleYearField'),
  autoComplete: onDemand(async () => (await import('./AutoCompleteField.tsx')).AutoCompleteField),
  button: onDemand(async () => (await import('./ButtonField.tsx')).ButtonField),
  list: onDemand(async () => (await import('./ListField.tsx')).ListField),
  message: onDemand(async () => (await import('./MessageField.tsx')).MessageField),
};

/** A line of text, and what is said of a slip in it. */
const email = choice('EmailField');

export const controlFor = ({ kind, definition }: CompiledField): Drawable<FieldProps> | undefined =>
  kind?.control === 'text' && definition.validation?.includes('email') ? email : kind && controls[kind.control];

/** Whether it is shown in another way where it can only be read: as `format.show` says, or, a text, as a line where another step asks it. */
export const isShown = ({ show, kind, definition, answers, rows }: CompiledField): boolean =>
  (show !== undefined || (definition.readOnly === true && kind?.control === 'text')) && answers && rows === undefined;

/** What draws it then, whatever its kind. */
export const shown = onDemand(async () => (await import('./ShownField.tsx')).ShownField);

/** What these fields are drawn with. */
export const controlsOf = (fields: readonly CompiledField[]): readonly Drawable<FieldProps>[] =>
  fields.flatMap((field) => (isShown(field) ? [shown] : []).concat(controlFor(field) ?? []));
