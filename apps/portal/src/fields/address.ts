import { addressParts } from '@passo/catalog/parts/lookedUpParts.ts';
import type { DataOf } from '@passo/contract';
import type { Found } from './lookUp.ts';

type Address = NonNullable<DataOf<'findAddress'>['address']>;

export const addressKeys = Object.keys(addressParts);
/** What says in which town an address is. */
export const placeKeys: readonly string[] = ['cidade', 'estado', 'uf'];

/** A list takes a plain value where it knows it, and a whole option otherwise. */
export const foundAddress = (address: Address): Found =>
  Object.fromEntries(
    Object.entries(addressParts).map(([key, part]) => {
      const text = address[part];
      return [key, text ? [text, { value: text, label: text }] : []];
    }),
  );
