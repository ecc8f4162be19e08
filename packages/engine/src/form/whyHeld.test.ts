import { expect, it } from 'vitest';
import { emptyContext } from './context.ts';
import { compileForm } from './compile.ts';
import { Form } from './form.ts';
import { field, testKinds } from './testing/kinds.ts';

/* Whoever may not write says why, in the words of the page. */

const form = (context = {}) =>
  new Form(
    compileForm(
      [
        field('bank', { label: 'Banco' }),
        field('branch', { label: 'Agência do {{bank}}' }),
        field('account', { dependencies: ['bank', 'branch'] }),
        field('kind', {
          conditionals: [{ type: 'standard', field: 'bank', values: ['caixa'], value: 'poupança' }],
        }),
        field('name', { conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] }),
        field('told', {
          message: 'Volte a “Seus dados”.',
          conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }],
        }),
        field('shown', { readOnly: true }),
      ],
      testKinds,
    ),
    { ...emptyContext('2026-11-20'), ...context },
  );
const why = (open: Form, key: string) => open.view(key)?.why;

it('names the first answer that it waits for, and nothing once all are there', () => {
  const open = form();
  const told: unknown[] = [];
  open.subscribe('account', () => told.push(why(open, 'account')));
  expect(why(open, 'account')).toBe('Responda antes “Banco”.');
  open.change('bank', 'Aurora');
  open.change('branch', '1');
  expect(told).toEqual(['Responda antes “Agência do Aurora”.', undefined]);
});

it('names the answer that it follows', () => {
  const open = form();
  expect(why(open, 'kind')).toBe(undefined);
  open.change('bank', 'caixa');
  expect(why(open, 'kind')).toBe('Segue a sua resposta a “Banco”.');
});

it('says that the proposal settled it; what is only ever shown says nothing', () => {
  expect(why(form(), 'name')).toBe(undefined);
  expect(why(form({ hasProposal: true }), 'name')).toBe('Já foi respondido e não muda mais aqui.');
  expect(why(form({ hasProposal: true }), 'told')).toBe(undefined);
  expect(why(form(), 'shown')).toBe(undefined);
});
