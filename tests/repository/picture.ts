import ROOMS from '../../scripts/lib/rooms.json' with { type: 'json' };
import { connectionsOf, isTest, sources } from './imports.ts';

/* The picture of the house in docs/architecture.md, drawn from what its files import. */

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const PACKAGES = ['domain', 'finance', 'engine', 'catalog', 'contract', 'ui'] as const;
const rooms: Readonly<Record<string, Readonly<Record<string, string>>>> = ROOMS;
const houses = Object.keys(rooms);

/** The smallest drawn thing that a file lies in: a room, else a package. */
function placeOf(file: string): string | undefined {
  const house = houses.toSorted((a, b) => b.length - a.length).find((each) => file.startsWith(`${each}/`));
  const room = house === undefined ? undefined : file.slice(house.length + 1).split('/')[0];
  if (house !== undefined && room !== undefined && room in (rooms[house] ?? {})) return `${house}/${room}`;
  return PACKAGES.find((name) => file.startsWith(`packages/${name}/`)) ?? undefined;
}

function arrowsBetween(within: (from: string, to: string) => readonly [string, string] | null): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { file, from } of connectionsOf(sources()).imported) {
    if (from === null || isTest(file) || isTest(from)) continue;
    const [a, b] = within(file, from) ?? ['', ''];
    if (a !== b) arrows.set(a, (arrows.get(a) ?? new Set()).add(b));
  }
  return arrows;
}

/** Without the arrows that others say already: where a knows b and b knows c, that a knows c goes without saying. */
function fewest(arrows: Arrows): readonly (readonly [string, string])[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...arrows].flatMap(([from, tos]) =>
    [...tos]
      .filter((to) => ![...tos].some((other) => other !== to && reaches(other, to)))
      .toSorted()
      .map((to) => [from, to] as const),
  );
}

const idOf = (place: string): string => place.replace(/\W/g, '_');

function houseText(house: string): readonly string[] {
  const own = rooms[house] ?? {};
  const inside = (file: string): string | null => {
    const room = file.startsWith(`${house}/`) ? file.slice(house.length + 1).split('/')[0] : undefined;
    return room !== undefined && room in own ? `${house}/${room}` : null;
  };
  const arrows = arrowsBetween((a, b) => {
    const [from, to] = [inside(a), inside(b)];
    return from === null || to === null ? null : [from, to];
  });
  const boxes = Object.keys(own)
    .toReversed()
    .map((room) => {
      const nested = `${house}/${room}`;
      return nested in rooms ? [...subgraph(nested)] : [`${idOf(nested)}["${room}"]`];
    });
  return [...boxes.flat(), ...fewest(arrows).map(([from, to]) => `${idOf(from)} --> ${idOf(to)}`)];
}

const subgraph = (house: string): readonly string[] => [
  `subgraph ${idOf(house)}["${house.replace('/src', '')}"]`,
  ...houseText(house).map((line) => `  ${line}`),
  'end',
];

/** As Mermaid. An arrow is an import; rooms stand above those they know. */
export function picture(): string {
  const top = houses.filter((house) => !houses.some((other) => other !== house && house.startsWith(`${other}/`)));
  const houseOf = (file: string): string | undefined => {
    const found = top.find((each) => file.startsWith(`${each}/`));
    return found ?? placeOf(file);
  };
  const between = arrowsBetween((a, b) => {
    const [from, to] = [houseOf(a), houseOf(b)];
    return from === undefined || to === undefined ? null : [from, to];
  });
  const alone = PACKAGES.filter((name) => !top.includes(`packages/${name}/src`));
  const lines = [
    ...top.flatMap(subgraph),
    ...alone.map((name) => `${name}["packages/${name}"]`),
    ...fewest(between).map(([from, to]) => `${idOf(from)} ==> ${idOf(to)}`),
  ];
  return ['```mermaid', 'flowchart TD', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}

/** What each room is for. */
export const roomTables = (): string =>
  houses
    .map((house) => {
      const rows = Object.entries(rooms[house] ?? {}).toReversed();
      return [
        `**${house}**`,
        '',
        '| room | what for |',
        '| --- | --- |',
        ...rows.map(([room, what]) => `| \`${room}\` | ${what} |`),
      ].join('\n');
    })
    .join('\n\n');
