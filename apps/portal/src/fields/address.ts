import type { DataOf } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';

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

const entries = Object.entries(targets);

/** How often the person changed each field, so that a late answer never overwrites what was typed meanwhile. */
export const addressEdits = (form: Form): ReadonlyMap<string, number> =>
  new Map(entries.map(([key]) => [key, form.editsOf(key)]));

export function fillAddress(form: Form, address: Address, edits: ReadonlyMap<string, number>): void {
  for (const [key, part] of entries) {
    const text = address[part];
    if (text === '' || form.view(key) === undefined) continue;
    // A list takes a plain value where it knows it, and a whole option otherwise.
    if (!form.fill(key, text, edits.get(key))) form.fill(key, { value: text, label: text }, edits.get(key));
  }
}
