import type { DataOf } from '@passo/contract';
import { expect } from 'vitest';
import type { WireAnswer } from '../../support/customer.ts';

export type OfferOnWire = DataOf<'simulation'>['simulation'];

const centavos = (reais: number): number => Math.round(reais * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + centavos(amount), 0);

/** The offers of an answer, whichever call it is of. */
export function offersIn({ body }: WireAnswer): readonly OfferOnWire[] {
  const data = Object(body.data) as { simulation?: OfferOnWire; simulations?: readonly OfferOnWire[] };
  if (data.simulations !== undefined) return data.simulations;
  return data.simulation !== undefined && 'schedule' in data.simulation ? [data.simulation] : [];
}

/** How many offers, terms, options or contracts an answer holds. */
export function countIn(answer: WireAnswer): number {
  const data = Object(answer.body.data) as {
    simulation?: { installmentSimulations?: readonly unknown[] };
    resource?: { options: readonly unknown[] };
    contracts?: readonly unknown[];
  };
  const list = data.simulation?.installmentSimulations ?? data.resource?.options ?? data.contracts;
  return list?.length ?? offersIn(answer).length;
}

/** No figure is none, none is below zero, and they add up: what nobody may ever be shown otherwise. */
export function expectSound(answer: WireAnswer): void {
  const figures = JSON.stringify(answer.body.data);
  // NaN and the infinities travel as null; a title may be absent, and a daily rate where interest does not compound by days.
  expect(figures.replaceAll(/"(?:title|dailyRate|collected)":null/g, '')).not.toMatch(/:null|[:[]-\d/);
  for (const offer of offersIn(answer)) {
    const { schedule, installments, total, interest, valorDoFinanciamento } = offer;
    expect(schedule).toHaveLength(installments);
    expect(Math.min(...schedule.map(({ installment }) => installment))).toBeGreaterThan(0);
    expect(sum(schedule.map(({ installment }) => installment))).toBe(centavos(total));
    expect(sum(schedule.map((row) => row.interest))).toBe(centavos(interest));
    expect(sum(schedule.map(({ amortisation }) => amortisation))).toBe(centavos(valorDoFinanciamento));
    expect(schedule.at(-1)?.balance).toBe(0);
  }
}
