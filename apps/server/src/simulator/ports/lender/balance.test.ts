import { anticipateFgts } from '@passo/finance';
import { expect, it } from 'vitest';
import { simulatedBalance } from './balance.ts';

const person = { cpf: '52998224725', name: 'MARIA DA SILVA' };

it.each([
  ['1990-05-12', '2026-11-20'],
  ['1990-11-12', '2026-11-05'],
  ['1990-11-12', '2026-11-09'],
  ['1990-01-01', '2026-12-31'],
] as const)('to somebody born on %s the fund tells on %s the days on which it pays', (birthDate, on) => {
  const clock = { now: () => new Date(`${on}T12:00:00Z`) };
  const told = simulatedBalance({ clock }, { person: { ...person, birthDate } });
  const reckoned = anticipateFgts({
    ...{ balanceCentavos: 1_000_000, birthMonth: Number(birthDate.slice(5, 7)), optedOn: '2025-01-15', on },
    ...{ years: 3, monthlyRate: 0.0179, dayBase: 365 },
  });
  if (told.kind !== 'done' || !reckoned.ok) throw new Error('both answer');
  const days = told.value.periods.map(({ dueOn }) => dueOn);
  expect(days.slice(0, 3)).toEqual(reckoned.value.years.map(({ dueOn }) => dueOn));
});
