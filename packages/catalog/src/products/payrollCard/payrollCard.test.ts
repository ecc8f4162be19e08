import { formatMoney } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { benefitChoices } from '../../parts/benefits.ts';
import { loanProduct } from '../index.ts';
import { cardLimit, mostDrawn } from './limit.ts';
import { payrollCard } from './payrollCard.ts';

const on = '2026-11-20' as const;
const draw = { requestedCentavos: 150_000, installments: 36, monthlyRate: 0.0239, paidOutOn: on } as const;
const benefit = { number: '1234567890', species: 'Aposentadoria por idade', marginCentavos: 48_630 };
const of = (more: object) => ({
  answers: { beneficio: benefit.number },
  results: { beneficios: { benefits: [{ ...benefit, ...more }] } },
  product: 'payroll-card',
});
const clauses = JSON.stringify(payrollCard.paper.clauses);

describe('the limit of the card', () => {
  it.each([
    // Of a minimum wage of 2026: 1.621,00 × 1,6, and 70 % of it.
    [162_100, 259_360, 181_552],
    [162_101, 259_361, 181_552],
    [1, 1, 0],
  ])('of a benefit of %i centavos is %i, of which %i are drawn at most', (amountCentavos, limit, drawn) => {
    expect(cardLimit({ amountCentavos }, 0)).toBe(limit);
    expect(mostDrawn({ limitCentavos: limit })).toBe(drawn);
  });

  it('of a benefit whose amount nobody told follows from the margin, which is a twentieth of it at most', () =>
    expect(cardLimit({}, 8_105)).toBe(cardLimit({ amountCentavos: 162_100 }, 8_105)));

  it('is what the offer says, and beyond 70 % of it nothing is lent', () => {
    const details = { limitCentavos: 259_360 };
    const quoted = (requestedCentavos: number) => payrollCard.quote({ ...draw, requestedCentavos, details });
    expect(quoted(181_552).ok).toBe(true);
    expect(quoted(181_553)).toMatchObject({
      problem: { message: `O valor vai de ${formatMoney(20_000)} a ${formatMoney(181_552)}.` },
    });
    const limits = { marginCentavos: 1_000_000, monthlyRate: 0.0239, paidOutOn: on, details };
    expect(payrollCard.maximumFor(limits)).toEqual({ ok: true, value: 181_552 });
    const one = quoted(150_000);
    expect(one.ok && payrollCard.linesOf?.({ ...draw, details }, one.value)).toEqual([
      { key: 'limite', label: 'Limite do cartão', centavos: 259_360 },
    ]);
  });
});

describe('the margin of the card', () => {
  it.each([
    ['as it was told', { cardMarginCentavos: 8_105 }, 8_105],
    ['no more than 5 % of the benefit', { cardMarginCentavos: 9_000, amountCentavos: 162_100 }, 8_105],
    ['of the assistance 5 % too', { cardMarginCentavos: 9_000, amountCentavos: 162_100, assistance: true }, 8_105],
    ['none where nobody told it, whatever is free for a loan', { amountCentavos: 162_100 }, 0],
  ])('of a benefit for the card, %s', (_, more, expected) => expect(payrollCard.marginOf?.(of(more))).toBe(expected));

  it('and not that of a loan stands beside each benefit', () => {
    const choices = (slug: string) =>
      benefitChoices({ benefits: [{ ...benefit, cardMarginCentavos: 8_105 }] }, slug).beneficio?.values?.[0]?.label;
    expect(choices('payroll-card')).toMatch(/parcela de até R\$\s81,05/);
    expect(choices('inss')).toMatch(/parcela de até R\$\s486,30/);
  });
});

describe('its rate', () => {
  it.each([
    [0.0246, true],
    [0.0247, false],
  ])('of %d a month: lent %s', (monthlyRate, lent) =>
    expect(loanProduct('payroll-card')?.quote({ ...draw, monthlyRate }).ok).toBe(lent),
  );

  it('has the ceiling of the day', () => {
    expect(payrollCard.highestRate?.(on)).toBe(0.0246);
    expect(payrollCard.highestRate?.('2020-01-01')).toBe(0);
  });
});

describe('its contract', () => {
  it('is of a card, says so first, and that the term was read on a page of its own', () => {
    expect(payrollCard.paper.clauses[0]).toMatchObject({
      title: 'É um cartão de crédito, e não um empréstimo',
      limits: true,
    });
    expect(clauses).toMatch(/em página só para isto, o termo de consentimento esclarecido .*art\. 15, II/);
  });

  it('lets nothing but the withdrawal be deducted, in so many installments, and none of it go on', () => {
    expect(clauses).toMatch(/descontar dele as parcelas do saque, e nada além delas/);
    expect(clauses).toMatch(/paga a última, o desconto acaba\. Uma parcela nunca fica para o rotativo/);
    const quote = payrollCard.quote(draw);
    if (!quote.ok) throw new Error(quote.problem.code);
    const { schedule, totalCentavos, fees, insurances } = quote.value;
    expect([schedule.length, schedule.at(-1)?.balanceCentavos, fees, insurances]).toEqual([36, 0, [], []]);
    expect(schedule.reduce((sum, row) => sum + row.installmentCentavos, 0)).toBe(totalCentavos);
  });

  it('may be ended at any time', () => {
    expect(clauses).toContain('Posso cancelar o cartão quando quiser, sem custo.');
    expect(clauses).toMatch(/quito o que falta, com desconto dos juros, ou continuo com o desconto até a última/);
  });
});
