import type { OptionDefinition } from '@passo/engine';
import * as agreements from './agreements.ts';
import { bancos } from './bancos.ts';
import * as benefits from './benefits.ts';
import * as credit from './credit.ts';
import { empregador } from './employers.ts';
import type { ResourceList } from './list.ts';
import * as person from './person.ts';
import * as places from './places.ts';
import * as work from './work.ts';

/** The lists that fields choose from, by the specification's names. */
const lists: Readonly<Record<string, ResourceList>> = {
  bancos,
  ...places,
  ...person,
  ...work,
  ...benefits,
  ...credit,
  ...agreements,
  empregador,
};

export const resourceNames: readonly string[] = Object.keys(lists);

const listOf = (name: string): ResourceList | undefined => (Object.hasOwn(lists, name) ? lists[name] : undefined);

/** All that an answer out of a list may be; undefined for a list that does not exist. */
export const resourceOptions = (name: string): readonly OptionDefinition[] | undefined => listOf(name)?.all();

/** What a list offers for the code of another answer. One that has to be narrowed offers nothing without a code. */
export function offeredOptions(name: string, code: string | undefined): readonly OptionDefinition[] {
  const list = listOf(name);
  if (list?.of === undefined) return list?.all() ?? [];
  return code === undefined ? [] : list.of(code);
}
