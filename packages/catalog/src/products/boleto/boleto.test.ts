import { dateParts } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { foreignWords, loanProduct, productNeeds } from '../index.ts';
import { boleto } from './boleto.ts';

const loan = { requestedCentavos: 300_000, installments: 24, monthlyRate: 0.0489, paidOutOn: '2026-11-20' } as const;
const clauses = JSON.stringify(boleto.paper.clauses);

describe('the day of the month', () => {
  it.each([
    // At least ten days after the money: the 30th of November is the first day that counts.
    ['2026-11-20', 25, '2026-12-25'],
    ['2026-11-20', 5, '2026-12-05'],
    ['2026-11-15', 25, '2026-11-25'],
    ['2026-11-16', 25, '2026-12-25'],
    ['2027-01-31', 10, '2027-02-10'],
    ['2027-01-31', 5, '2027-03-05'],
  ] as const)('paid out on %s, chosen the %i: the first slip is due on %s', (paidOutOn, dueDay, firstDueOn) => {
    const quote = boleto.quote({ ...loan, paidOutOn, details: { dueDay } });
    expect(quote.ok && quote.value.firstDueOn).toBe(firstDueOn);
  });

  it.each([5, 10, 15, 20, 25])('the %i: each slip is due on it, of February too', (dueDay) => {
    const quote = boleto.quote({ ...loan, details: { dueDay } });
    if (!quote.ok) throw new Error(quote.problem.code);
    expect(new Set(quote.value.schedule.map(({ dueOn }) => dateParts(dueOn).day))).toEqual(new Set([dueDay]));
  });

  it.each([0, 31, 29.5, Number.NaN, -5])('%d is none: it is asked for, and no figure is said', (dueDay) =>
    expect(boleto.quote({ ...loan, details: { dueDay } })).toMatchObject({
      problem: { message: 'Escolha antes o dia do mês em que quer pagar.' },
    }),
  );

  it.each(boleto.calculators ?? [])('stays where a bank reckons by %s', (calculator) => {
    const quote = boleto.quote({ ...loan, calculator, details: { dueDay: 25 } });
    expect(quote.ok && quote.value.firstDueOn).toBe('2026-12-25');
  });

  it('has to be chosen before anybody says a figure', () => {
    expect(productNeeds.boleto?.needs.quote?.answers).toContain('diaDoVencimento');
    expect(boleto.detailsOf?.({ answers: { diaDoVencimento: { value: 15 } }, results: {}, product: 'boleto' })).toEqual(
      {
        dueDay: 15,
      },
    );
  });

  it('on any day of a year the rules let the offer be', () => {
    const days = Array.from({ length: 12 }, (_, month) =>
      ['01', '11', '21', '28'].map((day) => [month + 1, day]),
    ).flat();
    for (const [month, day] of days)
      for (const dueDay of [5, 10, 15, 20, 25]) {
        const paidOutOn = `2027-${String(month).padStart(2, '0')}-${day}` as typeof loan.paidOutOn;
        expect(loanProduct('boleto')?.quote({ ...loan, paidOutOn, details: { dueDay } }).ok, paidOutOn).toBe(true);
      }
  });
});

describe('a slip costs nothing', () => {
  it('here, or at any lender: what it would be called is no word of its offers', () => {
    const quote = boleto.quote({ ...loan, details: { dueDay: 10 } });
    if (!quote.ok) throw new Error(quote.problem.code);
    expect([quote.value.fees, boleto.charges]).toEqual([[], []]);
    const fee = { name: 'Tarifa de emissão de boleto', centavos: 300, when: 'perInstallment' as const };
    const charged = { ...quote.value, fees: [{ ...fee, totalCentavos: 7_200, share: 0.024 }] };
    expect(foreignWords({ lines: [], quote: charged }, boleto)).toEqual(['charge.unknown']);
  });

  it('and the contract says so, the second one too', () => {
    expect(clauses).toMatch(/não cobra pela emissão nem pelo envio de boletos, nem pela segunda via .*3\.919\/2010/);
  });
});

it('what is late: the fine once, interest by the day, in any bank, and no fine where no slip came', () => {
  expect(boleto.late).toEqual({ fine: 0.02, monthlyInterest: 0.01 });
  expect(boleto.paper.unpaid).toMatch(/pago em qualquer banco, já com a multa e os juros.*me avisa por escrito antes/);
  expect(clauses).toContain('até recebê-lo não há multa nem juros');
  expect(boleto.notes?.join(' ')).toMatch(/multa de 2%, uma vez, e juros de 1% ao mês, contados por dia/);
});
