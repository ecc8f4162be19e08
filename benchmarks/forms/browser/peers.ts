import type { Variant } from '../spec.ts';

/** Who is measured in steps too. */
export const stepPeers: readonly string[] = ['floor', 'passoBare', 'rhfController', 'passoKit'];

export interface PeerRow {
  /** The file in peers/. */
  readonly file: string;
  readonly name: string;
  /** With bare inputs the row compares with the floor; with a kit of its own, with its own DOM drawn by plain React. */
  readonly inputs: 'bare' | 'kit';
  readonly note: string;
  /** Why it has no page for these variants; nobody's zero. */
  readonly lacks?: Partial<Readonly<Record<Variant, string>>>;
}

export const browserPeers: readonly PeerRow[] = [
  {
    file: 'floor',
    name: 'Plain React inputs (the floor)',
    inputs: 'bare',
    note: 'a `useState` per field; a rule is one more `useState` that tells the page. No validation, no answers to send.',
  },
  {
    file: 'passoBare',
    name: 'Passo, bare inputs',
    inputs: 'bare',
    note: "the engine with the portal's hooks and the same inputs as the headless peers.",
  },
  {
    file: 'passoAgain',
    name: 'Passo again (A/A)',
    inputs: 'bare',
    note: 'the same page in browsers of its own: how far it lies from the row above is noise.',
    lacks: { F3: 'only for the noise', F4: 'only for the noise', F5: 'only for the noise' },
  },
  {
    file: 'rhfRegister',
    name: 'react-hook-form, register',
    inputs: 'bare',
    note: '`mode: onChange`, `useFormState` per field for its error, `useWatch` per rule and label, `setValue` in an effect per copy, `useFieldArray` for the group; `isValid` is not read.',
  },
  { file: 'rhfController', name: 'react-hook-form, Controller', inputs: 'bare', note: 'the same with `Controller`.' },
  {
    file: 'tanstack',
    name: 'TanStack Form',
    inputs: 'bare',
    note: '`form.Field` with `onChange` validators, `form.Subscribe` with a selector per rule.',
    lacks: { F3: 'no page written', F4: 'no page written', F5: 'no page written' },
  },
  {
    file: 'formily',
    name: 'Formily',
    inputs: 'bare',
    note: '`SchemaField` with `x-reactions`, inputs through `connect`.',
  },
  {
    file: 'passoKit',
    name: "Passo, the portal's own components",
    inputs: 'kit',
    note: 'what a customer is served: masks, messages, tooltips, every error read out.',
  },
  {
    file: 'surveyjs',
    name: 'SurveyJS',
    inputs: 'kit',
    note: '`survey-react-ui`, `textUpdateMode: onTyping`, errors on each change.',
  },
  {
    file: 'rjsf',
    name: 'RJSF',
    inputs: 'kit',
    note: 'the core theme, `if`/`then` for rules, validation on submit as by default; controlled `formData`.',
    lacks: { F3: 'no calculated values', F4: 'no page written', F5: 'labels cannot carry answers' },
  },
  {
    file: 'jsonforms',
    name: 'JSON Forms, vanilla',
    inputs: 'kit',
    note: 'vanilla renderers, `SHOW` rules.',
    lacks: { F3: 'no calculated values', F4: 'no page written', F5: 'labels cannot carry answers' },
  },
];
