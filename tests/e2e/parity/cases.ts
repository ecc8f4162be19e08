import type { JsonObject, StepDefinition } from '@passo/engine';
import fc from 'fast-check';
import type { Case } from './verdicts.ts';

/** Good, nearly good and absurd values: whatever a field may ever be given. */
const anyValue = fc.oneof(
  fc.constantFrom(
    '52998224725',
    '529.982.247-25',
    '11111111111',
    '11987654321',
    '23987654321',
    '1990-05-12',
    '2015-01-01',
    '31/02/1990',
    'Maria da Silva',
    'M S',
    'maria@gmail.com',
    'maria@gmail.com.br.x',
    '01001000',
    '00000000',
    '11222333000181',
    '12ABC34501DE35',
    '',
    true,
    false,
    0,
    3500,
    3500.555,
    -1,
    1e15,
    null,
  ),
  fc.constantFrom(
    { value: 'SP', label: 'São Paulo' },
    { value: 'XX', label: 'Nada' },
    { value: 'solteiro', label: 'Solteira(o)' },
    { cnpj: '11222333000181', name: 'Padaria' },
    { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a', name: 'foto.jpg' },
    [{ value: 1, label: 'a' }],
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** `count` cases over the steps that have fields, the same for the same seed. */
export function randomCases(steps: readonly StepDefinition[], count: number, seed: number): readonly Case[] {
  const withFields = steps.flatMap((step, index) => ((step.fields ?? []).length > 0 ? [index] : []));
  const answersOf = (index: number): fc.Arbitrary<JsonObject> => {
    const keys = (steps[index]?.fields ?? []).map(({ key }) => key);
    const record = Object.fromEntries([...keys, 'desconhecido'].map((key) => [key, anyValue]));
    return fc.record(record, { requiredKeys: [] }).map((answers) => JSON.parse(JSON.stringify(answers)));
  };
  const one = fc
    .constantFrom(...withFields)
    .chain((step) =>
      fc.record({ step: fc.constant(step), answers: answersOf(step), earlier: answersOf(withFields[0] ?? 0) }),
    );
  return fc.sample(one, { numRuns: count, seed });
}
