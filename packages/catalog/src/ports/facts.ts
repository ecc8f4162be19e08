import { fromReais } from '@passo/domain';
import { isRecord, type Facts, type JsonObject, type Needs } from '@passo/engine';
import type { AnswerName, ResultName } from './factNames.ts';

/*
 * Readers of the facts, by the keys that every flow uses for the same thing (`factNames.ts`). What is missing or of another
 * shape reads as empty: a question is always complete, and the port refuses what it cannot answer.
 */

/** What a kind or a product cannot do without; the linter proves that every flow asks it in time. */
export const needing = (answers: readonly AnswerName[], results: readonly ResultName[] = []): Needs => ({
  answers,
  results,
});

/** Checks that have to have been passed, and are not read. */
export const checkedBy = (...checked: readonly ResultName[]): Needs => ({ checked });

/** A text answer; of a choice or a company the value that identifies it. */
export function text(facts: Facts, key: AnswerName): string {
  const value: unknown = facts.answers[key];
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isRecord(value)) return '';
  const inner = value.value ?? value.cnpj ?? value.document;
  return inner === undefined || inner === null ? '' : String(inner);
}

/** The words of a choice, or the name of a company. */
export function label(facts: Facts, key: AnswerName): string {
  const value: unknown = facts.answers[key];
  if (!isRecord(value)) return text(facts, key);
  return typeof value.label === 'string' ? value.label : typeof value.name === 'string' ? value.name : '';
}

/** The answer as it is kept. */
export const answerOf = (facts: Facts, key: AnswerName): unknown => facts.answers[key];

/** A money answer, in centavos; 0 where there is none. */
export function centavos(facts: Facts, key: AnswerName): number {
  const read = fromReais(facts.answers[key]);
  return read.ok ? read.value : 0;
}

export function whole(facts: Facts, key: AnswerName): number {
  const value = Number(text(facts, key));
  return Number.isInteger(value) ? value : 0;
}

/** What an earlier step kept of the outside's answer under `key`. */
export function kept(facts: Facts, key: ResultName): JsonObject {
  const value = facts.results[key];
  return isObject(value) ? value : {};
}

export const number = (from: JsonObject, key: string): number => {
  const value = from[key];
  return typeof value === 'number' ? value : 0;
};

export const word = (from: JsonObject, key: string): string => {
  const value = from[key];
  return typeof value === 'string' ? value : '';
};

const isObject = (value: unknown): value is JsonObject => isRecord(value);
