import type { CompiledForm } from '../form/compile.ts';
import { canonical, isEmptyAnswer, isJsonObject, type Json, type JsonObject } from '../json.ts';
import { WHO } from './ofAnother.ts';
import type { JourneyEffect } from './outcome.ts';

/**
 * Each term that was accepted now and was not before, in groups too, with the words that were shown. Nobody agrees for another: where the CPF
 * of the form changes, all of it is agreed to anew.
 */
export function consents(
  slug: string,
  form: CompiledForm,
  before: JsonObject,
  after: JsonObject,
): readonly JourneyEffect[] {
  const isAnew = canonical(before[WHO] ?? null) !== canonical(after[WHO] ?? null);
  return form.fields.flatMap(({ key, definition, rows }): readonly JourneyEffect[] => {
    const { term } = definition;
    if (rows !== undefined) return newGroups(before[key], after[key]).flatMap((row) => consents(slug, rows, {}, row));
    if (term === undefined || isEmptyAnswer(after[key]) || after[key] === false) return [];
    if (before[key] === after[key] && !isAnew) return [];
    return [{ type: 'consent', slug, consent: term.consent, version: term.version, text: term.text }];
  });
}

/** The groups that were not there before just so, wherever they stood: what is agreed to in a group is agreed to for what it says. */
function newGroups(before: Json | undefined, after: Json | undefined): readonly JsonObject[] {
  const known = new Set(Array.isArray(before) ? before.map((row) => canonical(row)) : []);
  return (Array.isArray(after) ? after : [])
    .filter((row) => isJsonObject(row))
    .filter((row) => !known.has(canonical(row)));
}
