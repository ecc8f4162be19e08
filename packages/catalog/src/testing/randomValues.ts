import type { Json } from '@passo/engine';
import fc from 'fast-check';

const record = { noNullPrototype: true } as const;

/** Texts that fields are given: good, nearly good, and what no field expects. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['52998224725', '529.982.247-25', '11111111111', '11987654321', '23987654321', '639884962', '62472927637'],
    ...['1990-05-12', '2015-01-01', '12/05/1990', '31/02/1990', '2999-01-01', '1', '0', '31', '32', '15', '7.5'],
    ...['Maria da Silva', 'M S', 'Ana', 'maria@gmail.com', 'maria@gmail.com.br.x', '01001000', '00000000', 'ABC1D23'],
    ...['11222333000181', '12ABC34501DE35', '2022 Flex', 'SP', 'a', 'b', 'sim', '', ' ', '\u202e529', '١٢٣', 'é'],
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

export const numbers: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, 15, 31, 3500, 3500.555, 10.01, -1, 0.0179, 1e15),
  fc.integer({ min: -200, max: 200_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const choices = fc.record(
  { value: fc.oneof(fc.constantFrom('a', 'b', 'SP', 1, 2, true), texts), label: texts },
  { ...record, requiredKeys: ['value'] },
);

const documents: readonly Json[] = [
  { cnpj: '11222333000181', name: 'Padaria' },
  { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a', name: 'foto.jpg' },
  { plate: 'ABC1D23', vehicle: { modelo: 'Gol', valor: 30000 } },
  { value: '2022-5', label: '2022 Flex', marca: 'VW' },
];

/** What may travel to a field, of any kind, right or wrong. */
export const wires: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 3, arbitrary: numbers },
  { weight: 2, arbitrary: fc.constantFrom(true, false, null) },
  { weight: 3, arbitrary: choices },
  { weight: 2, arbitrary: fc.constantFrom(...documents) },
  { weight: 1, arbitrary: fc.array(choices, { maxLength: 3 }) },
);
