import { expect, it } from 'vitest';
import { conflicts } from './conflicts.ts';

const fields = (answers: Readonly<Record<string, number>>): readonly string[] =>
  conflicts({ answers, results: {}, product: 'betting' }).map(({ field }) => field);

it.each([
  ['the same for all', { limiteDiario: 50, limiteSemanal: 50, limiteMensal: 50 }, []],
  ['rising', { limiteDiario: 50, limiteSemanal: 100, limiteMensal: 200.5 }, []],
  ['a week below a day', { limiteDiario: 50, limiteSemanal: 49.99, limiteMensal: 200 }, ['limiteSemanal']],
  ['a month below a week', { limiteDiario: 50, limiteSemanal: 100, limiteMensal: 99 }, ['limiteMensal']],
  [
    'both the wrong way round',
    { limiteDiario: 50, limiteSemanal: 40, limiteMensal: 30 },
    ['limiteSemanal', 'limiteMensal'],
  ],
  ['a day alone, while the others are not answered yet', { limiteDiario: 50 }, []],
])('%s', (_what, answers, expected) => expect(fields(answers)).toEqual(expected));

it('says the amount that stands against it', () => {
  const [problem] = conflicts({ answers: { limiteDiario: 50, limiteSemanal: 10 }, results: {}, product: 'betting' });
  expect(problem?.message).toMatch(/por dia é R\$\s50,00/);
});
