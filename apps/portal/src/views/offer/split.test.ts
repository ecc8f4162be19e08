import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { splitOf } from './split.ts';

const offer = calls.simulation.data.parse(calls.simulation.examples.data).simulation;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const inCentavos = (text: string): number => Number(text.replaceAll(/\D/g, ''));

it('parts what is paid into what is received, interest and all else, to the centavo', () => {
  const split = splitOf(offer);
  expect(split?.parts.map(({ label }) => label)).toEqual(['Você recebe', 'Juros', 'IOF e tarifa']);
  expect(plain(split?.total.label ?? '')).toBe('Total em 24x');
  const sum = (split?.parts ?? []).reduce((all, { value }) => all + inCentavos(value), 0);
  expect(sum).toBe(inCentavos(split?.total.value ?? ''));
  expect((split?.parts ?? []).reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 10);
});

it('names insurances too, of one and of more', () => {
  const [fee] = offer.fees;
  const insured = { ...offer, insurances: fee === undefined ? [] : [fee, fee] };
  expect(splitOf(insured)?.parts.at(-1)?.label).toBe('IOF, tarifa e seguros');
});

it('leaves out what costs nothing, and names withdrawals', () => {
  const free = { ...offer, iof: 0, fees: [], insurances: [], total: offer.released + offer.interest };
  expect(splitOf(free)?.parts.map(({ label }) => label)).toEqual(['Você recebe', 'Juros']);
  expect(splitOf({ ...offer, unit: 'withdrawal', installments: 5 })?.total.label).toBe('Total em 5 saques');
});

it('draws nothing of a plan without interest, nor of parts that are more than the whole', () => {
  expect(splitOf({ ...offer, interestFree: true })).toBeNull();
  expect(splitOf({ ...offer, total: offer.released })).toBeNull();
});
