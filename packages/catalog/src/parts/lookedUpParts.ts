import type { FieldDefinition } from '@passo/engine/definition.ts';

/* Which fields a look-up fills in, by the names that flows use, and what each of them takes of its answer. */

/** Of an address, by its postal code. */
export const addressParts = {
  endereco: 'logradouro',
  logradouro: 'logradouro',
  rua: 'logradouro',
  bairro: 'bairro',
  cidade: 'localidade',
  estado: 'uf',
  uf: 'uf',
} as const;

/** What a vehicle is worth, by the price guide: of its model and its year. */
export const PRICE = 'valorVeiculo';

/** Of a vehicle, by its plate. */
export const vehicleFields = ['tipoVeiculo', 'marcaVeiculo', 'modeloVeiculo', 'anoModeloVeiculo', PRICE] as const;

/** The key of the field whose model a year is of. */
export const modelOf = ({ getDependencyValue }: FieldDefinition): string =>
  getDependencyValue?.referenceResourceCode ?? 'modeloVeiculo';
