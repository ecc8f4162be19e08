import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { compileForm } from './compile.ts';
import { emptyContext } from './context.ts';
import { Form } from './form.ts';
import { field, testKinds } from './testing/kinds.ts';

/* How much is looked at because of one change: a fence that needs no clock. */

const open = (fields: readonly FieldDefinition[]): Form =>
  new Form(compileForm(fields, testKinds), emptyContext('2026-11-20'));
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const plain = (count: number): readonly FieldDefinition[] => numbers(count).map((index) => field(`f${index}`));
const shownBy = (name: string): Partial<FieldDefinition> => ({
  conditionals: [{ type: 'visualization', field: name }],
});

/** The first `count` of some fields get these properties. */
const some = (
  fields: readonly FieldDefinition[],
  count: number,
  more: (index: number) => Partial<FieldDefinition>,
): readonly FieldDefinition[] => fields.map((one, index) => (index < count ? { ...one, ...more(index) } : one));

const hub = field('hub', { values: [] });

describe.each([50, 500, 2000])('one change in a form of %i fields', (size) => {
  const tenth = size / 10;

  it.each<[string, readonly FieldDefinition[], number]>([
    ['that nothing depends on', [hub, ...plain(size)], 1],
    ['that a tenth is shown by', [hub, ...some(plain(size), tenth, () => shownBy('hub'))], tenth + 1],
    ['that a tenth waits for', [hub, ...some(plain(size), tenth, () => ({ dependencies: ['hub'] }))], tenth + 1],
    ['that 25 labels name', [hub, ...some(plain(size), 25, () => ({ label: 'de {{hub}}' }))], 25 + 1],
    [
      'at the head of a chain of 20',
      [hub, ...some(plain(size), 20, (index) => shownBy(index === 0 ? 'hub' : `f${index - 1}`))],
      // The first appears, empty as it is: what hangs on it has nothing to look at again.
      1 + 1,
    ],
    [
      'that some depend on in three ways at once',
      [hub, ...some(plain(size), 5, () => ({ ...shownBy('hub'), dependencies: ['hub'], label: '{{hub}}' }))],
      // Judged once, whatever the number of ways; the label is one look more.
      5 + 5 + 1,
    ],
  ])('%s looks at its dependents and itself', (_, fields, visited) => {
    const form = open(fields);
    form.change('hub', 'x');
    expect(form.visited).toBe(visited);
    form.change('hub', 'y');
    expect(form.visited).toBeLessThanOrEqual(visited);
  });

  it('walks a chain of 20 that is filled to its end, and stops where nothing changes', () => {
    const chain = some(plain(size), 20, (index) => shownBy(index === 0 ? 'hub' : `f${index - 1}`));
    const form = open([hub, ...chain]);
    form.change('hub', 'x');
    for (const index of numbers(20)) form.change(`f${index}`, 'x');
    form.change('hub', '');
    expect(form.visited).toBe(21);
    form.change('hub', 'x');
    expect(form.visited).toBe(21);
    form.change('hub', 'y');
    expect(form.visited).toBe(2);
  });

  it('tells the listeners of what changed, once, and nobody else', () => {
    const fields = [hub, ...some(plain(size), 3, () => ({ ...shownBy('hub'), label: 'de {{hub}}' }))];
    const form = open(fields);
    const told = fields.map(({ key }) => {
      const listener = vi.fn();
      form.subscribe(key, listener);
      return { key, listener };
    });
    const heard = (): readonly string[] => {
      const keys = told.filter(({ listener }) => listener.mock.calls.length > 0).map(({ key }) => key);
      expect(told.every(({ listener }) => listener.mock.calls.length <= 1)).toBe(true);
      told.forEach(({ listener }) => listener.mockClear());
      return keys;
    };
    form.change('hub', 'x');
    expect(heard()).toEqual(['hub', 'f0', 'f1', 'f2']);
    form.change('f9', 'x');
    expect(heard()).toEqual(['f9']);
  });

  it('mounting looks at every field once', () => {
    const { kinds, asked } = countingKinds();
    const fields = some(plain(size), tenth, (index) => shownBy(`f${index + tenth}`));
    new Form(compileForm(fields, kinds), { ...emptyContext('2026-11-20'), earlier: everything(fields) });
    expect(asked()).toBe(size);
  });
});

const everything = (fields: readonly FieldDefinition[]) => Object.fromEntries(fields.map(({ key }) => [key, 'x']));

function countingKinds() {
  let asked = 0;
  const { text } = testKinds;
  const read = (wire: unknown, definition: FieldDefinition) => {
    asked += 1;
    return text?.read(wire, definition) ?? { ok: false as const, problem: '' };
  };
  return { kinds: { ...testKinds, ...(text && { text: { ...text, read } }) }, asked: () => asked };
}
