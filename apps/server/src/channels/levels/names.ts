import { isRecord, type Json, type JsonObject } from '@passo/engine';
import type { Path } from './said.ts';

/** Things that are called by a name in their list. */
interface NamedThing {
  /** The property that holds the name. */
  readonly by: string;
  /** What people call one. */
  readonly word: string;
  /** One of these says that it is a new one; where none is said it was meant for one that is there. */
  readonly newSays: readonly string[];
}

/** By the property that holds the list. */
const LISTS: Readonly<Record<string, NamedThing>> = {
  steps: { by: 'slug', word: 'step', newSays: ['template', 'stepType'] },
  phases: { by: 'slug', word: 'phase', newSays: ['title'] },
  fields: { by: 'key', word: 'field', newSays: ['component'] },
  subFields: { by: 'key', word: 'field', newSays: ['component'] },
  needs: { by: 'picture', word: 'picture', newSays: ['text'] },
};
/** `texts.faq.<product>`. */
const QUESTIONS: NamedThing = { by: 'question', word: 'question', newSays: ['answer'] };

function listAt(path: Path): NamedThing | undefined {
  const [top, kind] = path;
  if (top === 'texts' && kind === 'faq' && path.length === 3) return QUESTIONS;
  const last = path.at(-1);
  return last !== undefined && Object.hasOwn(LISTS, last) ? LISTS[last] : undefined;
}

/** The property by which what is in this list is called; undefined where the list is none of named things. */
export const namedBy = (path: Path): string | undefined => listAt(path)?.by;

export const thingIn = (path: Path): string => listAt(path)?.word ?? 'thing';

/** Whether a change to this list is a thing of its own, where none of that name is there. */
export const isNew = (path: Path, change: JsonObject): boolean =>
  listAt(path)?.newSays.some((name) => Object.hasOwn(change, name)) === true;

export function nameIn(by: string, item: Json): string | undefined {
  const name = isRecord(item) ? item[by] : undefined;
  return typeof name === 'string' ? name : undefined;
}
