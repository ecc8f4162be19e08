import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkPartner } from '../check/checkPartner.ts';
import { loadPartners } from '../loadPartners.ts';
import { changed, root } from '../testing/changedPartners.ts';
import { filesOf } from './filesOf.ts';
import { samplesOf } from './offers.ts';
import { questionsFor, type Answers } from './questions.ts';

const copy = changed();
afterAll(() => fs.rmSync(copy, { recursive: true }));
const samples = samplesOf(loadPartners(copy));
const questions = questionsFor(samples, ['aurora', 'ipe']);

const given: Answers = {
  ...{ name: 'Maré & Céu', cnpj: '12ABC34501DE35', address: 'Rua Fictícia, 10, Recife/PE' },
  ...{ email: 'oi@mare.exemplo.com.br', sac: '0800 000 0007', ombudsman: '0800 000 1007' },
  flows: samples.map(({ flow }) => flow).join(', '),
};
const answers = questions.reduce<Answers>(
  (said, { key, suggests }) => ({ ...said, [key]: given[key] ?? suggests(said) }),
  {},
);

it('every suggestion and every answer is one', () => {
  expect(questions.flatMap(({ key, problem }) => problem(answers[key] ?? '') ?? [])).toEqual([]);
  expect([answers['slug'], answers['company']]).toEqual(['mare-ceu', 'Maré & Céu Correspondente Ltda.']);
});

it.each([
  ['slug', 'aurora', '"aurora" is there already'],
  ['slug', 'Maré', 'must be lower-case'],
  ['cnpj', '11222333000182', 'must be a CNPJ'],
  ['article', 'um', 'must be one of: a, o'],
  ['primary', 'azul', 'must be a colour like #0066cc'],
  ['font', 'Comic Sans', 'must be one of: Montserrat'],
  ['flows', 'luz, sol', 'must be one of: '],
  ['name', '', 'must not be empty'],
])('%s may not be "%s"', (key, answer, problem) => {
  expect(questions.find((one) => one.key === key)?.problem(answer)).toContain(problem);
});

it('the server starts with what is written, and nothing is left to be told of it', () => {
  const folder = path.join(copy, 'partners/mare-ceu');
  fs.mkdirSync(folder);
  for (const [name, text] of Object.entries(filesOf(answers, samples))) fs.writeFileSync(path.join(folder, name), text);
  const channels = loadPartners(copy).filter(({ partner }) => partner.slug === 'mare-ceu');
  expect(channels.map(({ code }) => code)).toEqual(samples.map(({ flow }) => `mare-ceu-${flow}`));
  expect(checkPartner({ root: copy, folder: 'partners/mare-ceu', channels })).toEqual([]);
});

it('no words that one begins with name the partner whose words they were', () => {
  const shipped = loadPartners(root);
  const all = samplesOf(shipped);
  expect(new Set(all.map(({ flow }) => flow))).toEqual(new Set(shipped.map(({ settings }) => settings.flow)));
  for (const name of new Set(shipped.map(({ partner }) => partner.name)))
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
});
