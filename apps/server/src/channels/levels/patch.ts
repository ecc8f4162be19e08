import { isRecord, unknownName, type Finding, type Json, type JsonObject } from '@passo/engine';
import { isNew, namedBy, nameIn, thingIn } from './names.ts';
import { placed, type Wish } from './place.ts';
import { dotted, type Path } from './said.ts';

/** What one level wrote, and what it got wrong; paths of findings are those of its file. */
interface Patching {
  readonly wrote: (path: Path, value?: Json) => void;
  readonly wrong: (finding: Finding) => void;
  /** A ready step by name, where a new one names it. */
  readonly template: (name: string, path: Path) => JsonObject | undefined;
}

const isObject = (value: Json | undefined): value is JsonObject => isRecord(value);

/**
 * JSON Merge Patch (RFC 7396): an object is merged key by key, `null` takes a key away, anything else takes the place of what was there.
 * Beyond it, an object over a list whose things have names (steps, fields, questions) is merged thing by thing; `before` and `after`
 * say where a thing stands.
 */
export function patched(target: Json | undefined, patch: Json, path: Path, run: Patching): Json {
  if (!isObject(patch)) {
    run.wrote(path, patch);
    return patch;
  }
  const by = namedBy(path);
  if (by === undefined) return patchedObject(isObject(target) ? target : {}, patch, path, run);
  return patchedList(Array.isArray(target) ? target : [], patch, { by, path, run });
}

/** By way of a map: a key may be called `__proto__`. */
function patchedObject(target: JsonObject, patch: JsonObject, path: Path, run: Patching): JsonObject {
  const result = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    const at = [...path, key];
    if (value !== null) result.set(key, patched(result.get(key), value, at, run));
    else if (result.delete(key)) run.wrote(at);
    else run.wrong(unknownName(dotted(at), 'key to take away', key, [...result.keys()]));
  }
  return Object.fromEntries(result);
}

interface Listed {
  readonly by: string;
  readonly path: Path;
  readonly run: Patching;
}

function patchedList(target: readonly Json[], patch: JsonObject, listed: Listed): readonly Json[] {
  const { by, path, run } = listed;
  let list = target;
  for (const [name, change] of Object.entries(patch)) list = withThing(list, name, change, listed);
  const names = namesOf(list, by);
  const wishes = Object.entries(patch).flatMap(([name, change]) => wishOf(name, change, names, listed));
  const order = placed(list, by, wishes);
  if (!('circle' in order)) return order;
  run.wrong({ path: dotted(path), message: `"before" and "after" go in a circle: ${order.circle.join(' → ')}` });
  return list;
}

/** The list with this thing changed, added or gone. */
function withThing(list: readonly Json[], name: string, change: Json, listed: Listed): readonly Json[] {
  const { by, path, run } = listed;
  const at = [...path, name];
  const index = list.findIndex((item) => nameIn(by, item) === name);
  const finding = wrongWith(list, name, change, listed);
  if (finding !== undefined) {
    run.wrong(finding);
    return list;
  }
  if (!isObject(change)) {
    run.wrote(at);
    return list.filter((_, other) => other !== index);
  }
  const thing = patchedObject(startOf(list[index], name, change, { by, path: at, run }), ownOf(change), at, run);
  return index < 0 ? [...list, thing] : list.map((item, other) => (other === index ? thing : item));
}

function wrongWith(list: readonly Json[], name: string, change: Json, { by, path }: Listed): Finding | undefined {
  const at = dotted([...path, name]);
  const names = namesOf(list, by);
  const isThere = names.includes(name);
  const isChange = isObject(change);
  if (change !== null && !isChange)
    return { path: at, message: 'must be an object of what differs, or null to take it away' };
  if (!isThere && !(isChange && isNew(path, change))) return unknownName(at, thingIn(path), name, names);
  if (!isChange) return undefined;
  if (change[by] !== undefined && change[by] !== name)
    return { path: `${at}.${by}`, message: `is called "${name}" here: take it away and add another one` };
  if (!isThere && by === 'slug' && list.length > 0 && !ABOUT_PLACE.some((side) => Object.hasOwn(change, side)))
    return { path: at, message: 'is new, so it says "before" or "after" which one it stands' };
  return undefined;
}

const namesOf = (list: readonly Json[], by: string): readonly string[] =>
  list.flatMap((item) => nameIn(by, item) ?? []);

/** What a change is made to: the thing that is there, else the template that it names, else a new one. */
function startOf(there: Json | undefined, name: string, change: JsonObject, { by, path, run }: Listed): JsonObject {
  const { template } = change;
  if (typeof template !== 'string' || by !== 'slug') return isObject(there) ? there : { [by]: name };
  run.wrote(path, template);
  return { ...run.template(template, path), [by]: name };
}

/** What is said of the thing itself, and not of its place or of what it is made from. */
const ownOf = (change: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(change).filter(([name]) => !ABOUT.includes(name)));

const ABOUT_PLACE = ['before', 'after'] as const;
const ABOUT: readonly string[] = [...ABOUT_PLACE, 'template'];

function wishOf(name: string, change: Json, names: readonly string[], { path, run }: Listed): readonly Wish[] {
  if (!isObject(change)) return [];
  const wishes = ABOUT_PLACE.flatMap((side) => (change[side] === undefined ? [] : [{ name, side, of: change[side] }]));
  const at = [...path, name];
  if (wishes.length > 1)
    run.wrong({ path: dotted(at), message: 'says both "before" and "after": one of them is enough' });
  return wishes.slice(0, 1).flatMap(({ side, of }) => {
    if (typeof of === 'string' && of !== name && names.includes(of)) return [{ name, side, of }];
    run.wrong(unknownName(dotted([...at, side]), thingIn(path), String(of), names));
    return [];
  });
}
