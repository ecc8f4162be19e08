export { CheckboxField } from './CheckboxField.tsx';
export { CheckboxGroupField } from './CheckboxGroupField.tsx';
export { ChipsField } from './ChipsField.tsx';
export { DateField } from './DateField.tsx';
export { EmailField } from './email/EmailField.tsx';
export { RadioField } from './RadioField.tsx';
export { SelectField } from './SelectField.tsx';
