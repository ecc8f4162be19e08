import { lookedUp, type LookedUp } from '@passo/catalog';
import {
  isJsonObject,
  own,
  type CompiledField,
  type CompiledForm,
  type Json,
  type JsonObject,
  type StepState,
} from '@passo/engine';
import { besideIn, type Beside } from './beside.ts';

/** What is kept of a step, or of a group of a list. */
type Kept = Pick<StepState, 'answers' | 'beneath'>;

/** Where the proposal keeps an answer that rests on a look-up: it counts, or it lies beneath one that a rule gave. */
export interface Place {
  readonly of: LookedUp;
  readonly field: CompiledField;
  /** From what is kept of the step. */
  readonly path: readonly (string | number)[];
  readonly held: JsonObject;
  /** What is asked about it as things stand; null where nothing can be. */
  readonly question: JsonObject | null;
}

/** All such places of a form, in groups of its lists too. */
export function placesOf(form: CompiledForm, { answers, beneath = {} }: Kept, around: Beside): readonly Place[] {
  const beside = besideIn(form, (key) => own(answers, key), around);
  return form.fields.flatMap((field) => {
    const [held, entry] = [own(answers, field.key), own(beneath, field.key)];
    if (field.rows !== undefined) return placesOfRows(field.key, field.rows, [held, entry], beside);
    const of = own(lookedUp, field.definition.component);
    if (of === undefined) return [];
    const found: readonly (readonly [Place['path'], Json | undefined])[] = [
      [['answers', field.key], held],
      ...['own', 'base'].map((name) => [['beneath', field.key, name], partOf(entry, name)] as const),
    ];
    return found.flatMap(([path, answer]): readonly Place[] => {
      if (!isJsonObject(answer)) return [];
      const question = of.question(answer, { definition: field.definition, answer: beside });
      return [{ of, field, path, held: answer, question }];
    });
  });
}

function placesOfRows(
  key: string,
  rows: CompiledForm,
  [held, entries]: readonly [Json | undefined, Json | undefined],
  beside: Beside,
): readonly Place[] {
  if (!Array.isArray(held)) return [];
  return held.flatMap((row: Json, at) => {
    if (!isJsonObject(row)) return [];
    const beneath = partOf(entries, at);
    const kept = { answers: row, beneath: isJsonObject(beneath) ? beneath : {} };
    return placesOf(rows, kept, beside).map((place) => {
      const [root = 'answers', ...rest] = place.path;
      return { ...place, path: [root, key, at, ...rest] };
    });
  });
}

const partOf = (whole: Json | undefined, name: string | number): Json | undefined => {
  if (Array.isArray(whole)) return whole[Number(name)];
  return isJsonObject(whole) ? own(whole, String(name)) : undefined;
};

/** What is kept at a path; undefined where nothing is. */
export const heldAt = ({ answers, beneath = {} }: Kept, path: Place['path']): Json | undefined =>
  path.reduce<Json | undefined>(partOf, { answers, beneath });

/** The same with another answer at a path where one is kept. */
export function withHeldAt({ answers, beneath }: Kept, [root, ...path]: Place['path'], answer: Json): Kept {
  if (root === 'answers') return { answers: { ...answers, ...Object(replaced(answers, path, answer)) }, beneath };
  return { answers, beneath: { ...beneath, ...Object(replaced(beneath, path, answer)) } };
}

function replaced(kept: Json | undefined, [name, ...rest]: Place['path'], answer: Json): Json {
  if (name === undefined) return answer;
  const changed = replaced(kept && partOf(kept, name), rest, answer);
  if (Array.isArray(kept)) return kept.map((one: Json, at) => (at === name ? changed : one));
  return { ...Object(kept), [name]: changed };
}

/** The same without the answers at these paths. */
export const without = ({ answers, beneath }: Kept, paths: readonly Place['path'][]): Kept =>
  paths.reduce<Kept>((kept, [, ...path]) => ({ beneath, answers: Object(removed(kept.answers, path)) }), {
    answers,
    beneath,
  });

function removed(kept: Json | undefined, [name, ...rest]: Place['path']): Json | undefined {
  if (name === undefined || kept === undefined) return kept;
  if (Array.isArray(kept)) return kept.map((one: Json, at) => (at === name ? (removed(one, rest) ?? one) : one));
  return Object.fromEntries(
    Object.entries(Object(kept)).flatMap(([key, value]): [string, Json][] => {
      if (key !== name) return [[key, value as Json]];
      const left = rest.length === 0 ? undefined : removed(value as Json, rest);
      return left === undefined ? [] : [[key, left]];
    }),
  );
}
