import { addMonths, isValidatorName, validators, type CalendarDate } from '@passo/domain';
import type { DateBoundary, FieldDefinition } from '../definition.ts';
import type { CompiledField } from './compile.ts';
import { plainOfValue } from './evaluate.ts';
import { keyRules } from './keyRules.ts';
import { longestOf } from './limits.ts';
import { messages } from './messages.ts';
import { isUnanswered } from './unanswered.ts';

/** Rules that a definition may name in `rules` beside the validators: those of the form library it was written for. */
export const libraryRules = ['required'] as const;

const asksByLibrary = ({ rules }: FieldDefinition): boolean => rules?.includes('required') === true;

export const isRequired = (definition: FieldDefinition): boolean =>
  definition.required === true || asksByLibrary(definition);

/** The first thing wrong with a visible field's value in the customer's words, or null. */
export function problemOf(
  field: CompiledField,
  value: unknown,
  label: string,
  required: boolean,
  today: CalendarDate,
): string | null {
  const { kind, definition } = field;
  if (kind === undefined || !field.answers) return null;
  if (isUnanswered(field, value)) {
    return required ? missing(field, label || field.key) : null;
  }
  const text = kind.text?.(value);
  // First, as at the server's door.
  const long = text === undefined ? null : tooLong(field, text, kind.send(value, definition));
  const own = long ?? kind.problem?.(value, definition, today) ?? null;
  if (own !== null) return own;
  const named = text === undefined ? null : textProblem(definition, text, today);
  if (named !== null || !Object.hasOwn(keyRules, field.key)) return named;
  return keyProblem(field, text ?? plainOfValue(kind, definition, value));
}

/** What the mask puts between the characters takes up none of them. */
function tooLong(field: CompiledField, text: string, sent: unknown): string | null {
  const longest = longestOf(field);
  const length = typeof sent === 'string' ? Math.min(text.length, sent.length) : text.length;
  return length > longest ? messages.maxLength(longest) : null;
}

function missing({ kind, definition }: CompiledField, label: string): string {
  const own = definition.missing ?? kind?.requiredMessage;
  if (own !== undefined) return own;
  return definition.required === true ? messages.required(label) : messages.insert(label);
}

/** Every named check: `validation`, and what of `rules` is more than the library's own. */
function namedChecks({ validation = [], rules }: FieldDefinition): readonly string[] {
  return rules === undefined ? validation : [...validation, ...rules.filter((name) => name !== 'required')];
}

function textProblem(definition: FieldDefinition, text: string, today: CalendarDate): string | null {
  for (const name of namedChecks(definition)) {
    // Fail closed: a rule nobody knows refuses (the linter has refused the flow long before).
    const problem = isValidatorName(name) ? validators[name].problem(text, today) : messages.invalid;
    if (problem !== null) return problem;
  }
  const { minLength } = definition;
  if (minLength !== undefined && text.length < minLength) return messages.minLength(minLength);
  const { minValue, maxValue } = definition;
  if (minValue === undefined && maxValue === undefined) return null;
  return limitProblem(Number(text.replace(THOUSANDS, '').replace(',', '.')), definition);
}

/** Brazil writes points between thousands and a comma before decimals. What is no number has no size. */
const THOUSANDS = /\.(?=\d{3}(?:\D|$))/g;

/** Against the definition's limits, in the unit that they are written in. */
export function limitProblem(value: number, { minValue, maxValue }: FieldDefinition): string | null {
  if (maxValue !== undefined && value > maxValue) return messages.max;
  return minValue !== undefined && value < minValue ? messages.min : null;
}

/** Rules that hang on the key, whatever the kind: the day of the salary may be typed or chosen. */
function keyProblem({ key }: CompiledField, plain: string): string | null {
  return keyRules[key]?.(plain) ?? null;
}

/** Boundaries of a calendar date; `date` is complete and valid (ISO). */
export function boundaryProblem(date: CalendarDate, field: FieldDefinition, today: CalendarDate): string | null {
  for (const boundary of field.dateValidation ?? []) {
    const limit = boundaryDate(boundary, today);
    const outside = boundary.boundary === 'start' ? date < limit : date > limit;
    if (outside) return boundary.message ?? messages.date;
  }
  return null;
}

const boundaryDate = ({ type, value }: DateBoundary, today: CalendarDate): string =>
  type === 'absoluteDate' ? String(value) : addMonths(today, 12 * Number(value));
