import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPromise, promisesSaid } from './promises.ts';

/* What a customer is promised is proven by a test, or it is not said: docs/promises.md. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const readLines = (file: string): readonly string[] => fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n');

const rows = readLines('docs/promises.md')
  .filter((line) => line.startsWith('| ') && !/^\| (-+|what is said) *\|/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
const listed = rows.map(([sentence = '']) => sentence);
const proven = rows.flatMap(([sentence = '', file = '', test]) =>
  test === undefined ? [] : [{ sentence, file: file.replaceAll('`', ''), test }],
);

const said = promisesSaid();

describe('what is promised', () => {
  it('is listed, each sentence once', () => {
    expect([...said.keys()].filter((sentence) => !listed.includes(sentence))).toEqual([]);
    expect(listed).toEqual([...new Set(listed)]);
  });

  it('is not listed where nobody says it', () => expect(listed.filter((one) => !said.has(one))).toEqual([]));

  it('is kept by people in one sentence, and by what is tested in all the others', () =>
    expect([rows.length - proven.length, proven.length > 50]).toEqual([1, true]));

  it.each(proven)('$sentence', ({ file, test }) => {
    expect(path.basename(file)).toMatch(/\.test\.ts$/);
    // As the test is called, on one line of its file: a call that another one continues, or a row of a table.
    const named = readLines(file).filter((line) => line.includes(`'${test}`));
    expect(named.length).toBeGreaterThan(0);
  });
});

describe('a promise is recognised', () => {
  it.each([
    ['Avisamos você amanhã.', true],
    ['Nada é cobrado.', true],
    ['A taxa é garantida.', true],
    ['O depósito é feito em até 24 horas.', true],
    ['Sem compromisso.', true],
    ['Costuma levar até um dia útil.', false],
    ['Digite o seu CPF.', false],
  ])('%s', (sentence, expected) => expect(isPromise(sentence)).toBe(expected));
});

const SENDERS = [
  // A code, or the link that is one.
  'apps/server/src/flows/contact/codes.ts',
  // The customer's own link to what they do elsewhere, and the reminder of it.
  'apps/server/src/flows/outside/tellCustomer.ts',
  'apps/server/src/flows/outside/tellOutcome.ts',
  // The pass to their second device, which they ask for.
  'apps/server/src/flows/partner/actions/secondDevice.ts',
];

it('nothing is sent to a customer but from these places', () => {
  const files = fs
    .readdirSync(path.join(ROOT, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('simulator'))
    .map((file) => path.join('apps/server/src', file));
  const sending = files.filter((file) => /\bmessaging\s*\.send\(/.test(readLines(file).join('\n')));
  // None of them asks for a consent to marketing, because none advertises: what they say is in their own files.
  expect(sending.toSorted()).toEqual(SENDERS);
  expect(SENDERS.filter((file) => /oferta|promoção|novidade/i.test(readLines(file).join('\n')))).toEqual([]);
});
