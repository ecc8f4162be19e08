import { addMonths, validators, type CalendarDate } from '@passo/domain';

import type { DateBoundary, FieldDefinition } from '../definition.ts';
import type { CompiledField } from './compile.ts';
import { keyRules } from './keyRules.ts';

/** The specification's words (2-fields, 5.1). */
export const messages = {
  required: (label: string): string => `O campo ${label} é obrigatório.`,
  /** The form library's own words, for fields whose `rules` ask for them. */
  insert: (label: string): string => `Por favor, insira ${label}`,
  minLength: (characters: number): string => `Mínimo de caracteres: ${characters}`,
  date: 'Data inválida',
  invalid: 'Campo inválido',
  rows: 'Confira os itens da lista.',
} as const;

/** Rules that a definition may name in `rules` beside the validators: those of the form library it was written for. */
export const libraryRules = ['required'] as const;

const asksByLibrary = ({ rules }: FieldDefinition): boolean => rules?.includes('required') === true;

export const isRequired = (definition: FieldDefinition): boolean =>
  definition.required === true || asksByLibrary(definition);

/** Whether there is nothing here that counts as an answer. */
export function isUnanswered(field: CompiledField, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value) && value.length === 0) return true;
  return field.kind?.isEmpty?.(value) ?? false;
}

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
  const own = kind.problem?.(value, definition, today) ?? null;
  if (own !== null) return own;
  return kind.text === undefined ? null : textProblem(field, kind.text(value), today);
}

function missing({ kind, definition }: CompiledField, label: string): string {
  if (kind?.requiredMessage !== undefined) return kind.requiredMessage;
  return definition.required === true ? messages.required(label) : messages.insert(label);
}

/** Every named check: `validation`, and what of `rules` is more than the library's own. */
function namedChecks({ validation = [], rules }: FieldDefinition): readonly string[] {
  return rules === undefined ? validation : [...validation, ...rules.filter((name) => name !== 'required')];
}

function textProblem(field: CompiledField, text: string, today: CalendarDate): string | null {
  const { definition } = field;
  for (const name of namedChecks(definition)) {
    const validator = Object.hasOwn(validators, name) ? validators[name as keyof typeof validators] : undefined;
    // Fail closed: a rule nobody knows refuses (the linter has refused the flow long before).
    const problem = validator === undefined ? messages.invalid : validator.problem(text, today);
    if (problem !== null) return problem;
  }
  const byKey = Object.hasOwn(keyRules, field.key) ? keyRules[field.key]?.(text) : undefined;
  if (byKey) return byKey;
  if (definition.minLength !== undefined && text.length < definition.minLength) {
    return messages.minLength(definition.minLength);
  }
  return null;
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
