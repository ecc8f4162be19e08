import { nearest } from '@passo/domain';
import { wrongWith, within, type Place } from './place.ts';

type NameOf<T> = T extends unknown ? keyof T & string : never;

/** Every name that a record of this type may have; the compiler holds the list to the type. */
export type Names<T> = Readonly<Record<NameOf<T>, true>>;

/** The record at a place, once each of its names is known: a name that nobody reads is a slip, and no option. */
export function known(place: Place, names: Readonly<Record<string, true>>): Place {
  const { value } = place;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return place;
  const stranger = Object.keys(value).find((name) => !Object.hasOwn(names, name));
  if (stranger === undefined) return place;
  const near = nearest(stranger, Object.keys(names));
  if (near === undefined) return wrongWith(within(place, stranger), 'input.unknown', {});
  const message = `Um dado do cálculo não é conhecido; o nome mais próximo é "${near}".`;
  return wrongWith(within(place, stranger), 'input.unknown', { message, nearest: near });
}
