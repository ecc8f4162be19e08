import { canonical, isJsonObject, listOf, own, type Json, type JsonObject } from '../json.ts';
import type { CompiledField, CompiledForm } from './compile.ts';
import type { Form } from './form.ts';
import { answersOf } from './payload.ts';

/* Answers that are of another one: a street is of its postal code, a year of its model. Beside another code or model they are none. */

/** Whether the form has an answer that may rest on another one. */
export const restsElsewhere = ({ fields }: CompiledForm): boolean =>
  fields.some(
    ({ kind, rows }) =>
      kind?.fills !== undefined || kind?.restsOn !== undefined || (rows !== undefined && restsElsewhere(rows)),
  );

/**
 * The answers without those that rested on another than stands in the form `now`; `then` is the form as they were given. The very same
 * where all of them stand. What was `said` just now is of what was said with it.
 */
export function withoutStale(then: Form, now: Form, answers: JsonObject, said: readonly string[] = []): JsonObject {
  const stale = new Set(staleIn(then, now).filter((key) => !said.includes(key)));
  const left = Object.entries(answers).flatMap(([key, value]): [string, Json][] =>
    stale.has(key) ? [] : [[key, now.rows(key).length === 0 ? value : groupsOf(then, now, key, value)]],
  );
  const isSame = left.length === Object.keys(answers).length && left.every(([key, value]) => answers[key] === value);
  return isSame ? answers : Object.fromEntries(left);
}

function groupsOf(then: Form, now: Form, key: string, groups: Json): Json {
  const rows = listOf(groups).map((group, at) => {
    const [before, after] = [then.rows(key)[at], now.rows(key)[at]];
    const isThere = before !== undefined && after !== undefined && isJsonObject(group);
    return isThere ? withoutStale(before.form, after.form, group) : group;
  });
  return rows.every((row, at) => row === listOf(groups)[at]) ? groups : rows;
}

function staleIn(then: Form, now: Form): readonly string[] {
  const [was, is] = [answersOf(then), answersOf(now)];
  const isOther = (key: string): boolean => canonical(own(was, key)) !== canonical(own(is, key));
  /** What changed along with it was given with it, and what nobody can write is given by whoever gives it. */
  const mayBeStale = (key: string): boolean =>
    own(was, key) !== undefined && !isOther(key) && now.view(key)?.readOnly === false;
  /** What was asked by it, whatever was told of it since. */
  const isAnother = (source: string): boolean =>
    then.plain(source) !== undefined && then.plain(source) !== now.plain(source);
  const filledBy = ({ key, kind }: CompiledField): readonly string[] =>
    kind?.fills !== undefined && now.plain(key) !== undefined && isAnother(key) ? kind.fills : [];
  const isOfAnother = ({ kind, definition }: CompiledField): boolean => {
    const source = kind?.restsOn?.(definition);
    return source !== undefined && isAnother(source);
  };
  return now.compiled.fields
    .flatMap((field) => [...filledBy(field), ...(isOfAnother(field) ? [field.key, ...(field.kind?.fills ?? [])] : [])])
    .filter(mayBeStale);
}
