import { catalog } from '@passo/catalog';
import { compileFlow, type FieldDefinition } from '@passo/engine';
import { expect, it } from 'vitest';
import { loadPartners } from '../channels/loadPartners.ts';
import { root } from '../channels/testing/changedPartners.ts';
import { stepOnWire } from '../flows/shown/stepView.ts';
import { openingWords } from './openingWords.ts';

const [channel] = loadPartners(root);
const display = { colors: { primary: '#000', secondary: '#fff' }, images: {}, homePage: {}, hasQuestions: false };

/** What a tutorial with these fields is written with. */
function written(fields: readonly FieldDefinition[]): string {
  if (channel === undefined) throw new Error('no channel');
  const kind = { slug: 't', name: 'T', stepType: 'tutorialFgtsAniversario', title: 'Antes', description: 'Leia.' };
  const [step] = compileFlow({ steps: [{ ...kind, fields }] }, catalog).steps;
  const steps = step === undefined ? [] : [stepOnWire(step, { ...channel, flowVersion: 1 }, null)];
  return openingWords({ steps, redirect: null, configuration: { display } })?.markup ?? '';
}

const message: FieldDefinition = { key: 'abra', component: 'mensagem', title: 'Abra', message: 'Entre.' };
const button: FieldDefinition = { key: 'ir', component: 'button', label: 'Fui', submit: true };
const question: FieldDefinition = { key: 'tem', component: 'radio', label: 'Tem?', values: [] };
const later: FieldDefinition = { ...message, conditionals: [{ type: 'visualization', field: 'tem' }] };

it('a tutorial that only tells is there with its steps', () => {
  const html = written([message, { key: 'nota', component: 'mensagem', message: 'Saiba.' }, button]);
  expect(html).toMatch(/<h1>Antes<\/h1>\s*<p>Leia\.<\/p>\s*<div class="mark">/);
  expect(html.match(/<(strong|p|p class="note")>[^<]+/g)).toEqual([
    ...['<p>Leia.', '<strong>Abra', '<p>Entre.', '<p class="note">Saiba.'],
  ]);
});

it.each([[[question, later, button]], [[question, message]]])(
  'one that asks first is there with title and sentence alone',
  (fields) => expect(written(fields)).toMatch(/<p>Leia\.<\/p>\s*<\/div>$/),
);
