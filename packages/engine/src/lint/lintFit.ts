import { formatters, isCalendarDate, isFormatterName } from '@passo/domain';
import type { DateBoundary, FieldDefinition } from '../definition.ts';
import { MOST_CHARACTERS, MOST_ROWS } from '../form/limits.ts';
import type { FieldKind } from '../kind.ts';
import { own } from '../json.ts';
import { type Finding, type Findings, unknownName } from './finding.ts';
import { givenValues } from './given.ts';
import { answersTo } from './answers.ts';

/** Properties that do nothing for this kind, or that it cannot read. The kind is asked, never listed. */
export function* lintFit(field: FieldDefinition, path: string, kind: FieldKind): Findings {
  const lacksText = kind.text === undefined ? (['mask', 'validation', 'minLength', 'maxLength'] as const) : [];
  for (const name of lacksText) {
    if (field[name] !== undefined) yield useless(path, name, field.component, 'it holds no text');
  }
  if (field.dateValidation !== undefined && !kindKnowsDates(kind, field)) {
    yield useless(path, 'dateValidation', field.component, 'it holds no date');
  }
  for (const name of ['send', 'show'] as const) {
    const formatter = field.format === undefined ? undefined : own(field.format, name);
    if (isFormatterName(formatter) && !changesAnything(kind, field, formatters[formatter])) {
      yield useless(path, `format.${name}`, field.component, `"${formatter}" changes nothing that it sends`);
    }
  }
  if (field.subFields !== undefined && kind.repeats === undefined) {
    yield useless(path, 'subFields', field.component, 'it does not repeat');
  }
  if (kind.repeats !== undefined && (field.subFields ?? []).length === 0) {
    yield { path, message: `a ${field.component} needs subFields` };
  }
  if (field.maxRows !== undefined && kind.repeats === undefined) {
    yield useless(path, 'maxRows', field.component, 'it does not repeat');
  }
  yield* lintIcon(field, path, kind);
  yield* lintLimits(field, path);
  yield* lintReadable(field, path, kind);
}

const useless = (path: string, name: string, kind: string, reason: string): Finding => ({
  path: `${path}.${name}`,
  message: `does not fit the kind "${kind}": ${reason}`,
  suggestion: 'remove it, or choose another kind',
  fix: { type: 'remove' },
});

function* lintIcon({ icon, component }: FieldDefinition, path: string, { icons }: FieldKind): Findings {
  if (icon === undefined || icons?.names.includes(icon) === true) return;
  if (icons === undefined) yield useless(path, 'icon', component, 'it shows none');
  else if (icons.pictures !== true || !icon.startsWith('/'))
    yield unknownName(`${path}.icon`, 'icon', icon, icons.names);
}

export function kindKnowsDates(kind: FieldKind, field: FieldDefinition): boolean {
  const read = kind.read('2000-01-01', field);
  const end = { boundary: 'end', type: 'absoluteDate', value: '1950-01-01' } as const;
  return read.ok && typeof kind.problem?.(read.value, { ...field, dateValidation: [end] }, '2026-01-01') === 'string';
}

function changesAnything(kind: FieldKind, field: FieldDefinition, format: (value: unknown) => unknown): boolean {
  // Whatever the options are: the question is what the kind sends.
  const free: FieldDefinition & { values?: FieldDefinition['values'] } = { ...field };
  delete free.values;
  for (const { wire, value } of answersTo(kind, free)) {
    const sent = kind.send(value, free);
    const asWritten = typeof sent === typeof wire && format(wire) !== wire;
    if (asWritten || (sent !== undefined && format(sent) !== sent)) return true;
  }
  return false;
}

function* lintLimits(field: FieldDefinition, path: string): Findings {
  const { minValue, maxValue, minLength, maxLength, maxRows } = field;
  if (isAbove(maxLength, MOST_CHARACTERS))
    yield { path: `${path}.maxLength`, message: `an answer has at most ${MOST_CHARACTERS} characters` };
  if (maxRows === 0 || isAbove(maxRows, MOST_ROWS))
    yield { path: `${path}.maxRows`, message: `a list has from 1 to ${MOST_ROWS} groups` };
  if (isAbove(minValue, maxValue)) yield { path: `${path}.minValue`, message: 'minValue is above maxValue' };
  if (isAbove(minLength, maxLength)) yield { path: `${path}.minLength`, message: 'minLength is above maxLength' };
  for (const [index, boundary] of (field.dateValidation ?? []).entries()) {
    if (!isBoundary(boundary)) yield { path: `${path}.dateValidation[${index}].value`, message: wanted[boundary.type] };
  }
}

const isAbove = (low: number | undefined, high: number | undefined): boolean =>
  low !== undefined && high !== undefined && low > high;

const wanted = {
  absoluteDate: 'an absolute date is written YYYY-MM-DD',
  years: 'years are a whole number, at most 200 from today',
} as const;

const isBoundary = ({ type, value }: DateBoundary): boolean =>
  type === 'absoluteDate' ? isCalendarDate(value) : Number.isInteger(value) && Math.abs(Number(value)) <= 200;

/** Values that the definition itself gives must be values of the kind. */
function* lintReadable(field: FieldDefinition, path: string, kind: FieldKind): Findings {
  if (kind.repeats !== undefined) return;
  for (const [at, value] of givenValues(field)) {
    if (!kind.read(value, field).ok) yield { path: path + at, message: `is no value of the kind "${field.component}"` };
  }
}
