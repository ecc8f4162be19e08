import type { Json } from '@passo/engine';

/** Where something stands in what a channel is: `['steps', 'simulacao', 'title']`; what has a name in a list is called by it. */
export type Path = readonly string[];

/** Who said it: the file as its reader calls it, and the place in it. */
interface Origin {
  /** `corporation`, `partner`, `store`, ... */
  readonly level: string;
  readonly file: string;
  readonly at: string;
}

/** One level's word on one place; without a value it took away what stood there. */
export interface Said extends Origin {
  readonly path: Path;
  readonly value?: Json;
}

/** What stands at a path or around it, said last. */
export const lastSaid = (all: readonly Said[], path: Path): Said | undefined =>
  all.findLast((said) => isWithin(path, said.path));

/** Every word on this place and on what is in it, the first one first. */
export const saidOn = (all: readonly Said[], path: Path): readonly Said[] =>
  all.filter((said) => isWithin(said.path, path) || isWithin(path, said.path));

export const isWithin = (path: Path, outer: Path): boolean =>
  outer.length <= path.length && outer.every((part, index) => path[index] === part);

/** As people read a path: `steps.simulacao.title`. */
export const dotted = (path: Path): string => path.join('.');
