import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form } from '@passo/engine';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FieldProps } from './fieldProps.ts';
import { MoneyField } from './MoneyField.tsx';
import { PercentField } from './PercentField.tsx';
import { textProps } from './TextField.tsx';

/* What cannot be written for now says why, to the eye and to who hears the page. */

const waits = { label: 'Conta', dependencies: ['banco'], message: 'Sem pontos.' };
const compiled = compileForm(
  [
    { key: 'banco', component: 'text', label: 'Banco' },
    { key: 'text', component: 'text', ...waits },
    { key: 'money', component: 'money', minValue: 1, ...waits },
    { key: 'percent', component: 'percentage', ...waits },
  ],
  fields,
);

function propsOf(form: Form, key: string): FieldProps {
  const [field, view, definition] = [compiled.answersTo.get(key), form.view(key), form.definition(key)];
  if (!field || !view || !definition) throw new Error(`There is no field "${key}".`);
  return { form, field, view, definition, drawFields: () => null };
}

it.each([
  ['text', (props: FieldProps) => <TextControl {...textProps(props)} />],
  ['money', (props: FieldProps) => <MoneyField {...props} />],
  ['percent', (props: FieldProps) => <PercentField {...props} />],
])('a %s', (key, draw) => {
  const form = new Form(compiled, emptyContext('2026-11-20'));
  const locked = renderToStaticMarkup(draw(propsOf(form, key)));
  expect(locked).toContain('Responda antes “Banco”. Sem pontos.');
  expect(locked).toContain(`aria-describedby="campo-${key}-helper"`);
  form.change('banco', 'Aurora');
  const open = renderToStaticMarkup(draw(propsOf(form, key)));
  expect(open).not.toContain('Responda antes');
  expect(open).toContain('Sem pontos.');
});
