import type { OptionDefinition } from '@passo/engine';

/** A list that fields choose from: the same for everybody, or narrowed by the answer to another question. */
export interface ResourceList {
  /** All that an answer may be. */
  all(): readonly OptionDefinition[];
  /** What is left for a code, such as the towns of `SP`. Without it the list is the same for everybody. */
  of?(code: string): readonly OptionDefinition[];
}

/** A list that is written down: value and label of each option. */
export function fixed(pairs: readonly (readonly [value: string, label: string])[]): ResourceList {
  const options = pairs.map(([value, label]) => ({ value, label }));
  return { all: () => options };
}

/** A list out of the tables of a library, made when it is first asked for. */
export function derived(make: () => readonly OptionDefinition[]): ResourceList {
  let made: readonly OptionDefinition[] | undefined;
  return { all: () => (made ??= make()) };
}
