import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId, money } from '../parts.ts';

/* The tables of the FIPE price guide. A look-up that fails is an empty answer, never an error: typing goes on. */

const params = z.object({ hashId });
const problems = ['client.unknown', 'hash.invalid', 'hash.expired', 'rate.limited'] as const;
const tipoVeiculo = z.enum(['carros', 'motos', 'caminhoes']);
const code = z.string().regex(/^[\d-]{1,12}$/);
const modelCode = z
  .string()
  .regex(/^(carros|motos|caminhoes)\/\d{1,8}\/\d{1,8}$/)
  .meta({ description: 'Table, brand and model: carros/21/9535' });
const options = z.object({
  resource: z.object({ options: z.array(z.object({ value: z.string(), label: z.string() })) }),
});
const vehicle = z.object({
  tipoVeiculo,
  marca: z.string(),
  modelo: z.string(),
  codigoModelo: z.string(),
  codigoAno: z.string(),
  anoModelo: z.string(),
  valor: money.nullable(),
});
const found = z.object({ vehicle: vehicle.nullable() });
const example = {
  vehicle: {
    tipoVeiculo: 'carros' as const,
    marca: 'Fiat',
    modelo: 'Mobi Like 1.0 Fire Flex 5p.',
    codigoModelo: 'carros/21/9535',
    codigoAno: '2022-5',
    anoModelo: '2022 Flex',
    valor: 51300,
  },
};

export const fipeResource = defineCall({
  summary: 'The brands of a sort of vehicle',
  params: z.object({ hashId, action: z.literal('marcas') }),
  query: z.object({ tipoVeiculo }),
  data: options,
  problems,
  examples: { data: { resource: { options: [{ value: '21', label: 'Fiat' }] } } },
});

export const fipeModels = defineCall({
  summary: 'The models of a brand; each value is a code for the calls that go on from there',
  params,
  query: z.object({ tipoVeiculo, marca: code }),
  data: options,
  problems,
  examples: { data: { resource: { options: [{ value: 'carros/21/9535', label: 'Mobi Like 1.0 Fire Flex 5p.' }] } } },
});

export const fipeYears = defineCall({
  summary: 'The years of a model',
  params,
  query: z.object({ modelo: modelCode }),
  data: options,
  problems,
  examples: { data: { resource: { options: [{ value: '2022-5', label: '2022 Flex' }] } } },
});

export const fipeValue = defineCall({
  summary: 'What a model of a year is worth; null when nobody says',
  params,
  query: z.object({ modelo: modelCode, ano: code }),
  data: found,
  problems,
  examples: { data: example },
});

export const findVehicle = defineCall({
  summary:
    'The vehicle of a plate; null when nobody knows it. The plate names a person, so it stays out of the address',
  params,
  body: z.object({ placa: z.string().regex(/^[A-Z]{3}\d[0-9A-Z]\d{2}$/) }),
  data: found,
  problems,
  examples: { body: { placa: 'ABC1D23' }, data: example },
});
