import type { Facts, JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { nothingFits } from '../ports/possibleInstallment.ts';
import { exampleFacts } from '../testing/exampleFacts.ts';
import { learnedLimit, payerOf } from './margin.ts';
import { marginTries } from './marginTries.ts';

/* What a payroll said of its room is of whoever pays, and kept beside what others said. */

/** Of an order whose payer is this one, with what was learned before. */
const of = (cnpj: string, results: JsonObject = {}): Facts => ({
  product: 'clt',
  answers: { ...exampleFacts.answers, empregador: { cnpj, name: cnpj } },
  results: { ...exampleFacts.results, ...results },
});
const limitOf = (cnpj: string, learned: JsonObject | undefined) => learnedLimit(of(cnpj, learned)).installmentCentavos;

const first = marginTries.teaches(5_000, of('a')) ?? expect.fail();
const second = marginTries.teaches(4_000, of('b', first)) ?? expect.fail();

describe('what was learned', () => {
  it('is of whoever said it', () => {
    expect([limitOf('a', first), limitOf('b', first)]).toEqual([5_000, undefined]);
    expect([limitOf('a', second), limitOf('b', second), limitOf('c', second)]).toEqual([5_000, 4_000, undefined]);
  });

  it('takes the place of what the same one said before', () => {
    const third = marginTries.teaches(3_000, of('a', second));
    expect([limitOf('a', third), limitOf('b', third)]).toEqual([3_000, 4_000]);
  });

  it('leaves nothing that fits where the last one said so, and not one before', () => {
    const none = marginTries.teaches(1, of('b', first)) ?? expect.fail();
    expect([first, second, none, marginTries.teaches(3_000, of('a', none)) ?? {}, {}].map(nothingFits)).toEqual([
      ...[false, false, true, false, false],
    ]);
  });

  it('is read as it was kept before payers were told apart', () => {
    const older = { parcelaPossivel: { payer: payerOf(of('a')), installmentCentavos: 5_000, maximumCentavos: 0 } };
    expect([limitOf('a', older), limitOf('b', older), nothingFits(older)]).toEqual([5_000, undefined, true]);
    const next = marginTries.teaches(4_000, of('b', older));
    expect([limitOf('a', next), limitOf('b', next)]).toEqual([5_000, 4_000]);
  });
});
