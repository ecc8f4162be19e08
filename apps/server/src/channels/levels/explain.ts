import { isRecord, type Json } from '@passo/engine';
import { namedBy, nameIn } from './names.ts';
import type { Resolved } from './resolve.ts';
import { dotted, saidOn, type Path, type Said } from './said.ts';

/** One place of a channel: what stands there, who said so, and what it took the place of. */
interface Explained {
  readonly path: string;
  /** Undefined where the last level took it away. */
  readonly value: Json | undefined;
  /** The last word first. None where it stands as the flow's file and its templates have it. */
  readonly said: readonly Said[];
}

/**
 * What levels said of a channel, by place; with a key, what stands at the places that it names: `settings.landing`,
 * `steps.simulacao.title`, or only the end of one (`title`).
 */
export function explain({ whole, said }: Resolved, key?: string): readonly Explained[] {
  const places = key === undefined ? unique(said.map(({ path }) => path)) : placesOf(whole, said, key);
  return places.map((path) => ({
    path: dotted(path),
    value: valueAt(whole, path),
    said: saidOn(said, path).toReversed(),
  }));
}

/** Places of levels and of the flow itself that a key names; what holds a named place is not told beside it. */
function placesOf(whole: Json, said: readonly Said[], key: string): readonly Path[] {
  const all = unique([...said.map(({ path }) => path), ...leavesOf(whole, [])]);
  const begins = all.filter((path) => dotted(path) === key || dotted(path).startsWith(`${key}.`));
  return begins.length > 0 ? begins : all.filter((path) => dotted(path).endsWith(`.${key}`));
}

const unique = (paths: readonly Path[]): readonly Path[] => [
  ...new Map(paths.map((path) => [JSON.stringify(path), path])).values(),
];

/** Every place that holds a value and no further places. */
function leavesOf(value: Json, path: Path): readonly Path[] {
  const by = namedBy(path);
  if (by !== undefined && Array.isArray(value))
    return value.flatMap((item: Json, index) => leavesOf(item, [...path, nameIn(by, item) ?? String(index)]));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function valueAt(whole: Json, path: Path): Json | undefined {
  let here: Json | undefined = whole;
  for (const [depth, name] of path.entries()) {
    const by = namedBy(path.slice(0, depth));
    if (by !== undefined && Array.isArray(here)) here = here.find((item: Json) => nameIn(by, item) === name);
    else here = isObject(here) && Object.hasOwn(here, name) ? here[name] : undefined;
  }
  return here;
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } => isRecord(value);

/** As the command prints it: a line for the place, and one for each level that spoke of it. */
export const linesOf = ({ path, value, said }: Explained): readonly string[] => [
  `${path}: ${value === undefined ? '(taken away)' : JSON.stringify(value)}`,
  ...said.map(
    (one, index) =>
      `    ${index === 0 ? 'said by' : 'over'} ${one.level}, ${one.file}${atOf(one)}${wordOf(one, index, path)}`,
  ),
];

const atOf = ({ at }: Said): string => (at === '' ? '' : ` at ${at}`);

/** What an earlier level said, where the later one said something else. */
function wordOf({ path, value }: Said, index: number, place: string): string {
  if (index === 0 || dotted(path) !== place) return '';
  return value === undefined ? ' (taken away)' : `: ${JSON.stringify(value)}`;
}
