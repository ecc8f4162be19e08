import type { DataOf } from '@passo/contract';
import type { Found } from './lookUp.ts';

type Address = NonNullable<DataOf<'findAddress'>['address']>;

/** Which part of an address each field takes, by the names that flows use. */
const targets = {
  endereco: 'logradouro',
  logradouro: 'logradouro',
  rua: 'logradouro',
  bairro: 'bairro',
  cidade: 'localidade',
  estado: 'uf',
  uf: 'uf',
} as const satisfies Readonly<Record<string, keyof Address>>;

export const addressKeys = Object.keys(targets);
/** What says in which town an address is. */
export const placeKeys: readonly string[] = ['cidade', 'estado', 'uf'];

/** A list takes a plain value where it knows it, and a whole option otherwise. */
export const foundAddress = (address: Address): Found =>
  Object.fromEntries(
    Object.entries(targets).map(([key, part]) => {
      const text = address[part];
      return [key, text ? [text, { value: text, label: text }] : []];
    }),
  );
