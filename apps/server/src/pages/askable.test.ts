import { expect, it } from 'vitest';
import { loadPartners } from '../channels/loadPartners.ts';
import { root } from '../channels/testing/changedPartners.ts';
import { askable } from './askable.ts';
import { cheapestOf } from './cheapest.ts';

const on = '2026-11-20' as const;
const channels = loadPartners(root).flatMap((channel) => {
  const { code, amounts } = channel;
  const examples = cheapestOf(channel, on)?.examples ?? null;
  return examples === null ? [] : [{ code, amounts, examples, told: askable(examples, amounts) }];
});

it.each(channels)('$code: nobody tries an amount that they cannot ask for there', ({ amounts, examples, told }) => {
  const { by, each = [], usual = -1 } = told ?? {};
  expect(each[usual]).toBe(examples.each[examples.usual]);
  const beyond = each.filter(({ asked }) => asked < amounts.least * 100 || asked > amounts.most * 100);
  expect(by === 'balance' ? [] : beyond).toEqual([]);
});

it('ends where the flow does: the first amount and the last', () => {
  const ends = channels.map(({ code, told }) => [code, told?.each[0]?.asked, told?.each.at(-1)?.asked]);
  expect(ends).toContainEqual(['ipe-inss', 50_000, 2_000_000]);
  expect(ends).toContainEqual(['aurora-loja', 60_000, 1_500_000]);
});

it('keeps the usual case where the flow asks for more, and has nothing to try where it is alone', () => {
  const { examples } = channels.find(({ code }) => code === 'ipe-luz') ?? expect.fail();
  const told = askable(examples, { least: 1_500, most: 1_800 });
  expect([told?.each.map(({ asked }) => asked), told?.usual]).toEqual([[120_000, 150_000, 180_000], 0]);
  expect(askable(examples, { least: 50_000, most: Infinity })).toBeNull();
});
