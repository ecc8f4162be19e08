import { expect, it } from 'vitest';
import list from '../../benchmarks/mutants/list.json' with { type: 'json' };

/* The slips that the tests were tried with (docs/mutations.md): a changed list has to keep its promise. */

const rooms = { engine: 60, finance: 60, flows: 50, repositories: 30 };

it.each(Object.entries(rooms))('%s has %d slips', (room, share) =>
  expect(list.mutants.filter((mutant) => mutant.room === room)).toHaveLength(share),
);

it('of two hundred at least 95 in a hundred were killed', () =>
  expect(list.mutants.filter(({ verdict }) => verdict === 'killed').length).toBeGreaterThanOrEqual(190));

it('any other says why no test can kill it', () => {
  const others = list.mutants.filter(({ verdict }) => verdict !== 'killed');
  expect(others.filter(({ verdict, by }) => verdict !== 'explained' || by === '')).toEqual([]);
});
