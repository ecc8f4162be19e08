/** The smallest public import of each peer with which F1 can be rendered and judged. */
export interface BundleEntry {
  readonly name: string;
  readonly source: string;
  readonly note: string;
  readonly css?: string;
  /** At most so many kB with gzip (1 kB = 1000 bytes). */
  readonly goalKb?: number;
}

const engine = `
export { compileForm } from '../../../packages/engine/src/form/compile.ts';
export { Form } from '../../../packages/engine/src/form/form.ts';
export { judge } from '../../../packages/engine/src/form/verdict.ts';`;

const kindsOf = (names: readonly string[]): string =>
  names.map((name) => `export { ${name} } from '../../../packages/catalog/src/fields/${name}/${name}.ts';`).join('\n');

export const bundleEntries: readonly BundleEntry[] = [
  {
    name: 'Passo: engine, rules, validators',
    source: engine,
    note: 'packages/engine with what it needs of packages/domain (every validator and formatter).',
    goalKb: 14,
  },
  {
    name: 'Passo: with the kinds and masks of the commonest step',
    source: `${engine}\n${kindsOf(['text', 'date', 'select', 'checkbox', 'term'])}`,
    note: 'the same and text, date, select, checkbox and term; all 19 masks come along.',
    goalKb: 14,
  },
  {
    name: 'Passo: able to render F1',
    source: `${engine}\n${kindsOf(['text', 'select', 'radio', 'checkBoxGroup', 'date', 'money'])}\nexport { useFieldView, useVisibleFields } from '../../../apps/portal/src/form/useFormState.ts';`,
    note: "the six kinds of F1 and the React hooks; inputs are the application's, as with the headless peers.",
  },
  {
    name: 'react-hook-form',
    source: `export { useForm, useWatch } from 'react-hook-form';`,
    note: "no rules, no masks, no check digits; inputs are the application's.",
  },
  {
    name: 'TanStack Form',
    source: `export { useForm, useStore } from '@tanstack/react-form';`,
    note: 'the same.',
  },
  {
    name: 'Formily',
    source: `export { createForm } from '@formily/core';\nexport { FormProvider, createSchemaField, connect, mapProps } from '@formily/react';`,
    note: "rules from JSON; inputs are the application's.",
  },
  {
    name: 'JSON Forms, vanilla',
    source: `export { JsonForms } from '@jsonforms/react';\nexport { vanillaRenderers, vanillaCells } from '@jsonforms/vanilla-renderers';`,
    note: 'rules from JSON, with its renderers.',
  },
  {
    name: 'RJSF',
    source: `export { default as Form } from '@rjsf/core';\nexport { default as validator } from '@rjsf/validator-ajv8';`,
    note: 'rules as JSON Schema, with its widgets and Ajv.',
  },
  {
    name: 'SurveyJS',
    source: `export { Model } from 'survey-core';\nexport { Survey } from 'survey-react-ui';`,
    note: 'rules from JSON, with its widgets; its CSS apart.',
    css: 'survey-core/survey-core.min.css',
  },
  {
    name: '@formio/core',
    source: `export { processSync, ProcessTargets } from '@formio/core';`,
    note: 'rules and validation only: nothing that draws (that is @formio/js, not measured).',
  },
];
