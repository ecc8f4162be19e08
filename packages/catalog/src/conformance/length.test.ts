import {
  compileForm,
  emptyContext,
  type FieldDefinition,
  type FieldKind,
  isRecord,
  type Json,
  judge,
} from '@passo/engine';
import { describe, expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import type { FieldExamples } from './examples.ts';

/* What the server is sent instead of what a browser sends: too long, too many, too deep, unseen. */

const today = '2026-11-20';
const long = 'Maria '.repeat(1_000);
const definition = (component: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key: 'campo',
  component,
  label: 'Campo',
  required: true,
  ...more,
});
const verdict = (field: FieldDefinition, wire: Json) =>
  judge(compileForm([field], fields), { campo: wire }, emptyContext(today));

/** Every way to put something in the place of one text inside the value. */
function withText(wire: Json, by: string): readonly Json[] {
  if (typeof wire === 'string') return [by];
  if (Array.isArray(wire)) return wire.flatMap((one, at) => withText(one, by).map((other) => wire.with(at, other)));
  if (!isRecord(wire)) return [];
  return Object.entries(wire).flatMap(([key, one]) => withText(one, by).map((other) => ({ ...wire, [key]: other })));
}

const nested = (depth: number): Json => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));
const monsters: readonly (readonly [string, Json])[] = [
  ['a text of a million letters', 'x'.repeat(1_000_000)],
  ['a list of 80,000', Array.from({ length: 80_000 }, () => 1)],
  ['a list of 80,000 choices', Array.from({ length: 80_000 }, () => ({ value: 'a', label: 'A' }))],
  ['80,000 names', Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`n${at}`, 1]))],
  ['objects 5,000 deep', nested(5_000)],
  ['objects 20 deep', nested(20)],
];

const answering = Object.entries<FieldKind>(fields).filter(([, kind]) => kind.answers !== false);

describe.each(answering)('field kind %s', (name, kind) => {
  const load = async (): Promise<FieldExamples> => (await import(`../fields/${name}/examples.ts`)).examples;

  it('says how long an answer may be, unless its groups do', () => {
    const longest = kind.longest?.(definition(name)) ?? 0;
    if (kind.repeats !== undefined) expect(kind.longest).toBeUndefined();
    else expect(longest > 0 && longest <= 5_000).toBe(true);
  });

  it('refuses 6,000 letters in the place of any text, on the field, and keeps nothing of them', async () => {
    const { good } = await load();
    for (const { wire, field } of good) {
      for (const other of withText(wire, long)) {
        const { problems, answers } = verdict(definition(name, field), other);
        expect(problems.length).toBeGreaterThan(0);
        expect(problems[0]?.field).toMatch(/^campo/);
        expect(JSON.stringify(answers)).not.toContain('Maria Maria');
      }
    }
  });

  it.each(monsters)('refuses %s in few words', (_what, wire) => {
    const { problems, unknown, answers } = verdict(definition(name), wire);
    expect(problems.length).toBe(1);
    expect(unknown.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify({ problems, unknown, answers }).length).toBeLessThan(3_000);
  });

  it('keeps no letter that nobody sees, in the place of any text', async () => {
    const { good } = await load();
    for (const { wire, field } of good) {
      for (const other of withText(wire, 'A\u0000n\u200ba \u202e Lu\u0301\ud800')) {
        const { answers } = verdict(definition(name, field), other);
        expect(JSON.stringify(answers)).not.toMatch(/\\u0000|\\ud800|\u200b|\u202e|u\u0301| {2}/);
      }
    }
  });
});

describe('a text', () => {
  it.each<[string, Partial<FieldDefinition>, number]>([
    ['without a limit of its own', {}, 255],
    ['with one', { maxLength: 40 }, 40],
    ['with the mask of a name', { mask: 'name' }, 70],
    ['with both', { mask: 'name', maxLength: 30 }, 30],
  ])('%s holds as many letters as it says, and is not cut', (_what, field, most) => {
    const text = `Ana ${'a'.repeat(most)}`;
    const longer = verdict(definition('text', field), text.slice(0, most + 1));
    expect(longer.problems).toEqual([{ field: 'campo', message: `Máximo de caracteres: ${most}` }]);
    expect(longer.answers).toEqual({});
    expect(verdict(definition('text', field), text.slice(0, most)).answers).toEqual({ campo: text.slice(0, most) });
  });

  it.each(['\u200b', '  \u2060 ', '\u3164', '\u0301', '\u0000'])('required is not answered with %j', (text) =>
    expect(verdict(definition('text'), text).problems).toEqual([
      { field: 'campo', message: 'O campo Campo é obrigatório.' },
    ]),
  );
});

describe('a list', () => {
  const list = (more: Partial<FieldDefinition> = {}) =>
    definition('list', { subFields: [{ key: 'nome', component: 'text' }], ...more });
  const rows = (count: number): Json => Array.from({ length: count }, (_, at) => ({ nome: `Ana ${at}` }));

  it.each([
    [{}, 20],
    [{ maxRows: 3 }, 3],
  ])('%j has at most %i groups', (more, most) => {
    expect(verdict(list(more), rows(most)).problems).toEqual([]);
    const { problems, answers } = verdict(list(more), rows(most + 1));
    expect(problems).toEqual([{ field: 'campo', message: `Máximo de itens: ${most}` }]);
    expect(answers).toEqual({});
  });

  it('says which text in which group is too long', () =>
    expect(verdict(list(), [{ nome: 'Ana' }, { nome: long }]).problems).toEqual([
      { field: 'campo.1.nome', message: 'Máximo de caracteres: 255' },
    ]));
});

it('all answers to a step together have a limit', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ key: `f${at}`, component: 'text' }));
  const answers = Object.fromEntries(many.map(({ key }) => [key, 'x'.repeat(250)]));
  const { problems } = judge(compileForm(many, fields), answers, emptyContext(today));
  expect(problems).toEqual([{ field: '', message: expect.stringMatching(/longas demais/) }]);
});
