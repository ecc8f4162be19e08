import type { ControlName } from '@passo/engine/looks.ts';
import type { Part } from '../part.ts';
import { lazyPart, readyPart } from '../part.ts';
import type { FieldProps } from './fieldProps.ts';
import { TermField } from './TermField.tsx';
import { TextField } from './TextField.tsx';

// What is fetched together is named together: each chunk's name stands in the first one.
const choices = () => import('./choiceFields.ts');
const money = () => import('./MoneyField.tsx');
const vehicle = () => import('./vehicle/vehicleFields.ts');

/**
 * What draws each control that field kinds name. Text and consents are in the first chunk, because nearly every first
 * step has them; every other control is fetched by the steps that use it, before they are drawn.
 */
const controls: Readonly<Record<ControlName, Part<FieldProps>>> = {
  text: readyPart(TextField),
  date: readyPart(TextField),
  term: readyPart(TermField),
  checkbox: lazyPart(async () => (await choices()).CheckboxField),
  checkboxGroup: lazyPart(async () => (await choices()).CheckboxGroupField),
  select: lazyPart(async () => (await choices()).SelectField),
  radio: lazyPart(async () => (await choices()).RadioField),
  chips: lazyPart(async () => (await choices()).ChipsField),
  money: lazyPart(async () => (await money()).MoneyField),
  unlimitedMoney: lazyPart(async () => (await money()).UnlimitedMoneyField),
  percent: lazyPart(async () => (await import('./PercentField.tsx')).PercentField),
  slider: lazyPart(async () => (await import('./SliderField.tsx')).SliderField),
  cep: lazyPart(async () => (await import('./CepField.tsx')).CepField),
  company: lazyPart(async () => (await import('./company/CompanyField.tsx')).CompanyField),
  image: lazyPart(async () => (await import('./image/ImageField.tsx')).ImageField),
  plate: lazyPart(async () => (await vehicle()).PlateField),
  vehicleModel: lazyPart(async () => (await vehicle()).VehicleModelField),
  vehicleYear: lazyPart(async () => (await vehicle()).VehicleYearField),
  autoComplete: lazyPart(async () => (await import('./AutoCompleteField.tsx')).AutoCompleteField),
  button: lazyPart(async () => (await import('./ButtonField.tsx')).ButtonField),
  list: lazyPart(async () => (await import('./ListField.tsx')).ListField),
  message: lazyPart(async () => (await import('./MessageField.tsx')).MessageField),
};

export const controlFor = (name: ControlName): Part<FieldProps> => controls[name];
