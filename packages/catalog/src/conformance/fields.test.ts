import { compileForm, emptyContext, Form, judge, type FieldDefinition, type FieldKind } from '@passo/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import type { FieldExamples } from './examples.ts';

const today = '2026-11-20';
const kinds = Object.entries<FieldKind>(fields);
const definition = (component: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key: 'campo',
  component,
  label: 'Campo',
  ...more,
});
const verdict = (field: FieldDefinition, wire: unknown) =>
  judge(compileForm([field], fields), JSON.parse(JSON.stringify({ campo: wire })), emptyContext(today));

describe.each(kinds)('field kind %s', (name, kind) => {
  const load = async (): Promise<FieldExamples> => (await import(`../fields/${name}/examples.ts`)).examples;

  it('accepts its good examples, sends them back as they came, and says them in words', async () => {
    const { good } = await load();
    expect(good.length > 0 || kind.answers === false).toBe(true);
    for (const { wire, shown, field } of good) {
      const given = definition(name, field);
      expect(verdict(given, wire)).toMatchObject({ problems: [], answers: { campo: wire } });
      const form = new Form(compileForm([given], fields), { ...emptyContext(today), stored: { campo: wire } });
      expect(kind.format(form.view('campo')?.value, given)).toBe(shown);
    }
  });

  it('refuses its bad examples with a message', async () => {
    const { bad } = await load();
    for (const { wire, field } of bad) {
      const { problems } = verdict(definition(name, field), wire);
      expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/.{5,}/)]);
    }
  });

  it('when required and missing says so, unless it never answers', () => {
    const { problems } = verdict(definition(name, { required: true }), undefined);
    expect(problems.length).toBe(kind.answers === false ? 0 : 1);
  });

  it('survives anything that may come over the wire', () => {
    fc.assert(
      fc.property(
        fc.json().map((text) => JSON.parse(text)),
        fc.string(),
        (wire, mask) => {
          const result = verdict(definition(name, { mask }), wire);
          expect(Array.isArray(result.problems)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
