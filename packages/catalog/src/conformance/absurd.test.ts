import {
  compileForm,
  emptyContext,
  type FieldCatalog,
  type FieldDefinition,
  Form,
  isJson,
  judge,
  lintFlow,
  parseFlow,
  payloadOf,
} from '@passo/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalog } from '../index.ts';
import { absurdities } from '../testing/absurdities.ts';
import { randomFields } from '../testing/randomFields.ts';

const today = '2026-11-20';
const flowOf = (fields: unknown): unknown => ({ steps: [{ slug: 'a', name: 'A', stepType: 'form', fields }] });
const kept = { a: 'x', f0: 'x', constructor: 'x', toString: 1, lista: [{ lista: [{}] }] };

/** Every kind, with a count of how often it is asked anything: work without a clock. */
function counted(): { readonly kinds: FieldCatalog; readonly asked: () => number } {
  let asked = 0;
  const kinds = Object.entries<FieldCatalog[string]>(catalog.fields).map(([name, kind]) => [
    name,
    {
      ...kind,
      read: (wire: unknown, field: FieldDefinition) => {
        asked += 1;
        return kind.read(wire, field);
      },
    },
  ]);
  return { kinds: Object.fromEntries(kinds), asked: () => asked };
}

/** Opens, fills in and submits what the door lets through; the number of times that a field was looked at. */
function live(fields: readonly FieldDefinition[], kinds: FieldCatalog): number {
  const compiled = compileForm(fields, kinds);
  const form = new Form(compiled, { ...emptyContext(today), earlier: kept });
  let visited = 0;
  for (const { key } of compiled.fields.slice(0, 3)) {
    form.fill(key, 'x');
    visited += form.visited;
  }
  form.reveal();
  expect(isJson(payloadOf(form))).toBe(true);
  expect(isJson(judge(compiled, kept, emptyContext(today)).answers)).toBe(true);
  return visited;
}

describe('absurd definitions', () => {
  it.each(Object.entries(absurdities))('%s: the linter or the engine answers, in bounded work', (_, fields) => {
    const { kinds, asked } = counted();
    const parsed = parseFlow(flowOf(fields), { file: 'x.json' });
    const findings = parsed.ok
      ? lintFlow(parsed.value, { ...catalog, fields: kinds }, { file: 'x.json' })
      : parsed.problem;
    expect(findings.length).toBeLessThanOrEqual(100);
    for (const finding of findings) {
      expect(finding).toMatchObject({ file: 'x.json', message: expect.stringMatching(/^.{5,200}$/s) });
    }
    if (!parsed.ok) {
      expect(findings.length).toBeGreaterThan(0);
      return;
    }
    const visited = live(parsed.value.steps[0]?.fields ?? [], kinds);
    expect(visited).toBeLessThanOrEqual(3 * (fields.length + 1));
    // 10,000 things in a definition, some six ways of asking about each.
    expect(asked()).toBeLessThanOrEqual(300_000);
  });

  it('no key of a form reaches a prototype', () => {
    const fields = ['__proto__', 'constructor', 'toString'].map((key) => ({ key, component: 'text' }));
    const answers = JSON.parse('{"__proto__":" x ","constructor":"y"}');
    const verdict = judge(compileForm(fields, catalog.fields), answers, emptyContext(today));
    expect(JSON.stringify(verdict.answers)).toBe('{"__proto__":"x","constructor":"y"}');
    expect(verdict.unknown).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('x');
  });
});

const anything = fc.oneof(
  fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text)),
  fc.constantFrom<unknown>(null, 0, -1, 1e308, '', 'NaN', true, [], {}, [[]], '__proto__', 'constructor'),
);

/** A good form in which something, somewhere, is replaced by anything. */
const spoiled = fc
  .tuple(randomFields, fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 3 }))
  .map(([fields, changes]) => changes.reduce((form: unknown, [at, value]) => replace(form, at, value), fields));

function replace(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  if (entries.length === 0) return by;
  const chosen = at % (entries.length + 1);
  if (chosen === entries.length) return by;
  const rest = Math.floor(at / (entries.length + 1));
  const changed = entries.map(([key, one], index) => [key, index === chosen ? replace(one, rest, by) : one] as const);
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed);
}

const answered = (json: unknown): void => {
  const parsed = parseFlow(json);
  if (!parsed.ok) {
    expect(parsed.problem.length).toBeGreaterThan(0);
    return;
  }
  for (const { message, path } of lintFlow(parsed.value, catalog, { resources: [] })) {
    expect(message).not.toBe('');
    expect(path).toMatch(/^steps/);
  }
  for (const step of parsed.value.steps) live(step.fields ?? [], catalog.fields);
};

describe('fuzzed definitions', () => {
  it('JSON of any shape in place of a flow, a step or a field', () => {
    const places = [(x: unknown) => x, (x: unknown) => ({ steps: x }), (x: unknown) => ({ steps: [x] }), flowOf];
    fc.assert(
      fc.property(fc.constantFrom(...places), anything, (place, value) => {
        answered(place(value));
      }),
      { numRuns: 500 },
    );
  });

  it('good forms with anything anywhere', () => {
    fc.assert(
      fc.property(spoiled, (fields) => {
        answered(flowOf(fields));
      }),
      { numRuns: 500 },
    );
  });
});
