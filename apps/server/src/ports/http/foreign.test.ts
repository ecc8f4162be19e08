import fs from 'node:fs';
import { wordsOfRefusal } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { ports } from '../registry.ts';
import { readTelling } from './ask.ts';
import { forOffice } from './foreign.ts';
import { isWireName, wireNamesOf } from './wire.ts';
import type { WireName } from './words.ts';

/* Whatever the port and the question: a sentence of whoever answers is no part of what goes on towards a customer. */

const SENTENCE = 'Sem juros: pague R$ 50,00 no 0800 123 4567 ou em https://golpe.exemplo';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly examples?: readonly unknown[] }>> };
}
const document: Document = JSON.parse(
  fs.readFileSync(new URL('wire.openapi.json', import.meta.url), { encoding: 'utf8' }),
);
const exampleOf = (name: string): unknown => document.components.schemas[`${name}.answer`]?.examples?.[0];

const told = ports.filter((port) => port !== 'storage').map((port) => [port, wireNamesOf(port)] as const);
/** Of these every word is judged where the offer comes in, with the code that operators hear: `tests/integration/lies`. */
const offers = ['simulate', 'compare', 'choose', 'accept', 'propose', 'revise'].map((name) => `lender.${name}`);

/** The value with the sentence in place of one of its texts, once for each. */
function withSentence(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [SENTENCE];
  if (Array.isArray(value))
    return value.flatMap((one, at) => withSentence(one).map((other) => value.with(at, other) as unknown));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withSentence(one).map((other) => ({ ...value, [name]: other })),
  );
}

it('every port of the wire is here, with every question', () => {
  expect(told.map(([port, names]) => [port, names.length > 0])).toEqual(told.map(([port]) => [port, true]));
  const questions = told.flatMap(([, names]) => names);
  globalThis.console.info(`${questions.length} questions of ${told.length} ports`);
  expect(questions.every((name) => isWireName(name))).toBe(true);
});

describe.each(told)('%s', (_port, names) => {
  it.each(names)('%s: a refusal is told in words of ours, and the office keeps what was said', (name) => {
    const all = { kind: 'refused', text: SENTENCE, title: SENTENCE, inconsistency: SENTENCE, code: SENTENCE };
    expect(readTelling(name, all)).toEqual({ kind: 'refused', said: SENTENCE });
    const code = 'margin.insufficient';
    const known = readTelling(name, { kind: 'refused', code, text: SENTENCE, remake: true, inconsistency: 'account' });
    const ours = { text: wordsOfRefusal(code), remake: true, inconsistency: 'account' };
    expect(known).toEqual({ kind: 'refused', said: SENTENCE, ...ours });
  });

  it.each(names)('%s: who waits is shown a link and nothing else', (name) => {
    const shown = { etapa: SENTENCE, text: SENTENCE, oferta: { title: SENTENCE }, link: 'https://banco.exemplo/1' };
    const waiting = { kind: 'waiting', reference: 'r1' };
    expect(readTelling(name, { ...waiting, shown })).toEqual({ ...waiting, shown: { link: shown.link } });
    for (const link of [SENTENCE, 'javascript:alert(1)', `https://x.exemplo ${SENTENCE}`])
      expect(readTelling(name, { ...waiting, shown: { link } })).toEqual({ kind: 'failed', reason: 'unexpected' });
  });

  const answered = names.filter((name) => !offers.includes(name));
  it.each(answered)('%s: a sentence in place of a name is no answer', (name: WireName) => {
    const example = exampleOf(name);
    expect(readTelling(name, { kind: 'done', value: example })).toMatchObject({ kind: 'done' });
    for (const value of withSentence(example))
      expect(readTelling(name, { kind: 'done', value })).toEqual({ kind: 'failed', reason: 'unexpected' });
  });
});

it.each([
  ['what steers a terminal', 'Não\u001b[31m\r\n\u202egrátis', 'Não [31m grátis'],
  ['more than anybody reads', 'x'.repeat(5_000), 'x'.repeat(300)],
  ['no text', { html: '<b>' }, ''],
])('the office reads of %s one short line', (_what, text, read) => expect(forOffice(text)).toBe(read));
