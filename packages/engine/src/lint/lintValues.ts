import type { FieldDefinition } from '../definition.ts';
import { compileForm, isKnown } from '../form/compile.ts';
import { problemOf } from '../form/problem.ts';
import type { FieldKind } from '../kind.ts';
import { type Finding, type Findings, shortened } from './finding.ts';
import { kindKnowsDates } from './lintFit.ts';
import { givenValues } from './given.ts';
import type { World } from './scope.ts';

/** Values that the definition gives and its own kind or rules refuse: nobody could send the form as it opens. */
export function* lintGiven(field: FieldDefinition, path: string, kind: FieldKind, { kinds }: World): Findings {
  if (kind.repeats !== undefined || kind.upload === true || kind.answers === false) return;
  const [compiled] = compileForm([timeless(field, kind)], kinds).fields;
  if (compiled === undefined || !isKnown(compiled)) return;
  for (const [place, value] of givenValues(field)) {
    const read = kind.read(value, field);
    const problem = read.ok ? problemOf(compiled, read.value, '', false, ANY_DAY) : null;
    if (problem !== null) yield { path: path + place, message: `the field itself refuses this value: ${problem}` };
  }
}

/** A flow is good or not whatever the day: what depends on today is not asked of a value. */
const ANY_DAY = '2000-01-01';
function timeless(field: FieldDefinition, kind: FieldKind): FieldDefinition {
  if (!kindKnowsDates(kind, field)) return field;
  const dateValidation = (field.dateValidation ?? []).filter(({ type }) => type === 'absoluteDate');
  return { ...field, validation: [], rules: [], dateValidation };
}

/** A kind that takes one of its options, and a field that has none, or two that nobody can tell apart. */
export function* lintOptions(field: FieldDefinition, path: string, kind: FieldKind, { bounded }: World): Findings {
  const { values = [], resource, component } = field;
  if (values.length === 0 && resource === undefined && !bounded && chooses(kind, field))
    yield { path: `${path}.values`, message: `a ${component} without options: nothing can be chosen` };
  // It shows an amount all the same, and sends none.
  if (!bounded && kind.initial !== undefined && kind.initial(field) === undefined)
    yield { path, message: `a ${component} that stands nowhere: it needs "maxValue"` };
  yield* equals(
    values.map(({ value }) => String(value)),
    'value',
    `${path}.values`,
  );
  if (resource === undefined)
    yield* equals(
      values.map(({ label }) => label.trim()),
      'label',
      `${path}.values`,
    );
}

const one = { value: 'um', label: 'Um' };
const other = { value: 'outro', label: 'Outro' };

/** Whether an answer has to be one of the options: the same answer is good with one list and bad with another. */
const chooses = (kind: FieldKind, { key, component }: FieldDefinition): boolean =>
  [one, [one]].some((wire) => {
    const judged = (values: FieldDefinition['values'] & object): boolean => {
      const field = { key, component, values };
      const read = kind.read(wire, field);
      return (
        read.ok && (kind.problem?.(read.value, field, ANY_DAY) ?? null) === null && sentOf(kind, read.value, field)
      );
    };
    return judged([one]) && !judged([other]);
  });

const sentOf = (kind: FieldKind, value: unknown, field: FieldDefinition): boolean =>
  kind.send(value, field) !== undefined;

function* equals(names: readonly string[], what: string, path: string): Findings {
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) yield equal(`${path}[${index}]`, what, name);
    seen.add(name);
  }
}

const equal = (path: string, what: string, name: string): Finding => ({
  path: `${path}.${what}`,
  message: `two options with the ${what} "${shortened(name)}"`,
});
