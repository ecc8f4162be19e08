import { catalog } from '@passo/catalog';
import { type FieldDefinition, isRecord, lintFlow, parseFlow, type StepDefinition } from '@passo/engine';
import { earlierKeys } from '../../../packages/catalog/src/testing/randomFields.ts';

/* A random definition as it would be published: what the linter finds is taken out, as who writes it would. */

const step = (slug: string, title: string, fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug, name: title, title, stepType: 'form' },
  fields,
});

/** A step before where something is asked of one, the step itself, and one to go on to. */
const around = (fields: readonly FieldDefinition[]): readonly StepDefinition[] => {
  const asked = earlierKeys.filter((key) => JSON.stringify(fields).includes(`"${key}"`));
  const before = asked.map((key) => ({ key, component: 'text', label: `Antes ${key}` }));
  return [
    ...(before.length === 0 ? [] : [step('antes', 'Antes', before)]),
    step('passo', 'Passo', fields),
    step('fim', 'Fim', [{ key: 'obs', component: 'text', label: 'Observação' }]),
  ];
};

const MOST_ROUNDS = 40;

/** The steps of a flow that may be published; none where nothing is left of the fields. */
export function published(drawn: readonly FieldDefinition[]): readonly StepDefinition[] {
  let fields: unknown = drawn;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parsed = parseFlow({ steps: around(Array.isArray(fields) ? fields : []) });
    const found = parsed.ok ? lintFlow({ product: 'clt', ...parsed.value }, catalog) : parsed.problem;
    if (parsed.ok && found.length === 0) return fieldsOf(parsed.value.steps).length === 0 ? [] : parsed.value.steps;
    // One of each field, from the last on: what is taken out moves what comes after it.
    const ways = new Map(found.map(({ path }) => [Number(wayOf(path)[3]), wayOf(path).slice(3)]));
    for (const [, way] of [...ways].toSorted(([one], [other]) => other - one)) fields = mended(fields, way);
  }
  return [];
}

/** What is asked in the step that a session is about. */
export const fieldsOf = (steps: readonly StepDefinition[]): readonly FieldDefinition[] => steps.at(-2)?.fields ?? [];

type Way = readonly (string | number)[];

/** `steps[0].fields[1].format.send` as one goes there. */
const wayOf = (path: string): Way =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );

/** What neither a field nor what stands in one can do without: with it goes the whole. */
const needed = new Set<unknown>(['key', 'component', 'value', 'label', 'type', 'field', 'boundary']);

const options = [
  { value: 'a', label: 'Casa' },
  { value: 'b', label: 'Barco', disabled: true },
  { value: 3, label: 'Moto' },
];

/** The same without what stands there; what lacks options gets some. */
function mended(at: unknown, [next = '', ...rest]: Way): unknown {
  const isLast = rest.length === 0 || (rest.length === 1 && needed.has(rest[0]) && typeof next === 'number');
  if (Array.isArray(at))
    return isLast ? at.toSpliced(Number(next), 1) : at.with(Number(next), mended(at[Number(next)], rest));
  if (!isRecord(at)) return at;
  const { [String(next)]: inner, ...others } = at;
  if (isLast) return next === 'values' && inner === undefined ? { ...others, values: options } : others;
  return { ...others, [String(next)]: mended(inner, rest) };
}
