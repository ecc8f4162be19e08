export { CheckboxField } from './CheckboxField.tsx';
export { CheckboxGroupField } from './CheckboxGroupField.tsx';
export { ChipsField } from './ChipsField.tsx';
export { DateField } from './DateField.tsx';
export { RadioField } from './RadioField.tsx';
export { SelectField } from './SelectField.tsx';
