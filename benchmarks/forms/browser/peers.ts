export interface PeerRow {
  /** The file in peers/. */
  readonly file: string;
  readonly name: string;
  /** With bare inputs the row compares with the floor; with a kit of its own, with its own DOM drawn by plain React. */
  readonly inputs: 'bare' | 'kit';
  readonly note: string;
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
    file: 'rhfRegister',
    name: 'react-hook-form, register',
    inputs: 'bare',
    note: '`mode: onChange`, `useFormState` per field for its error, `useWatch` per rule; `isValid` is not read.',
  },
  { file: 'rhfController', name: 'react-hook-form, Controller', inputs: 'bare', note: 'the same with `Controller`.' },
  {
    file: 'tanstack',
    name: 'TanStack Form',
    inputs: 'bare',
    note: '`form.Field` with `onChange` validators, `form.Subscribe` with a selector per rule.',
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
  },
  { file: 'jsonforms', name: 'JSON Forms, vanilla', inputs: 'kit', note: 'vanilla renderers, `SHOW` rules.' },
];
