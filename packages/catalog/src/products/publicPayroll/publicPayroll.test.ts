import { describe, expect, it } from 'vitest';
import { conflicts } from '../../particulars/conflicts.ts';
import { missingIn } from '../../particulars/particulars.ts';
import { payrollOf } from '../../parts/payroll.ts';
import { clt } from '../clt/clt.ts';
import { loanProduct, productNeeds } from '../index.ts';
import { publicPayroll } from './publicPayroll.ts';

const on = '2026-11-20' as const;
const loan = { requestedCentavos: 2_000_000, installments: 72, monthlyRate: 0.0169, paidOutOn: on } as const;
const servant = {
  ...{ orgao: { value: 'siape', label: 'Governo Federal (SIAPE)' }, matriculaServidor: '1234567' },
  regimeJuridico: { value: 'estatutario', label: 'Estatutário' },
};
const of = (answers: object) => ({ answers: { ...servant, ...answers }, results: {}, product: 'public-payroll' });
const clauseOf = (title: string) => publicPayroll.paper.clauses.find((one) => one.title.startsWith(title));

describe('a loan to a civil servant', () => {
  it.each([
    ['2026-11-20', '2026-12-05'],
    ['2026-11-29', '2026-12-05'],
    ['2026-11-30', '2027-01-05'],
    ['2026-12-21', '2027-01-05'],
  ] as const)('paid out on %s, the payroll pays first on %s', (paidOutOn, firstDueOn) => {
    const quote = publicPayroll.quote({ ...loan, paidOutOn });
    expect(quote.ok && quote.value.firstDueOn).toBe(firstDueOn);
  });

  it('takes 35 % of what is left of the pay, and nothing of what is kept for cards', () => {
    // Of R$ 8.000,00: R$ 2.800,00 for loans; R$ 400,00 for each card stay free.
    expect(publicPayroll.bears?.(800_000, on)).toBe(280_000);
    // Before the split was in force nobody knows.
    expect(publicPayroll.bears?.(800_000, '2023-05-03')).toBe(0);
  });

  it('ends at 96 installments by the rules of the day, whoever says otherwise', () => {
    const regulated = loanProduct('public-payroll');
    expect(Math.max(...publicPayroll.terms)).toBe(96);
    expect(regulated?.quote({ ...loan, installments: 96 }).ok).toBe(true);
    expect(regulated?.quote({ ...loan, installments: 97 })).toMatchObject({ problem: { code: 'rules.refuse' } });
  });

  it('on any day of a month the first installment covers the interest up to it, over the longest term too', () => {
    for (let day = 1; day <= 30; day += 1) {
      const paidOutOn = `2026-11-${String(day).padStart(2, '0')}` as typeof on;
      expect(loanProduct('public-payroll')?.quote({ ...loan, installments: 96, paidOutOn }).ok, paidOutOn).toBe(true);
    }
  });

  it('costs what any loan by days does, without fee or insurance', () => {
    // On a day from which both payrolls pay first after as many days: the rate and the days decide, whoever pays.
    const same = { requestedCentavos: 850_000, installments: 24, monthlyRate: 0.0179 } as const;
    const [servants, employees] = [
      publicPayroll.quote({ ...same, paidOutOn: '2026-11-20' }),
      clt.quote({ ...same, paidOutOn: '2026-12-10' }),
    ];
    if (!servants.ok || !employees.ok) throw new Error('both are loans');
    expect([servants.value.fees, servants.value.insurances]).toEqual([[], []]);
    expect(servants.value.schedule[0]?.days).toBe(employees.value.schedule[0]?.days);
    expect(servants.value.schedule[0]?.interestCentavos).toBe(employees.value.schedule[0]?.interestCentavos);
  });
});

describe('whose payroll it is', () => {
  it('is the body’s, by the number that it knows the servant by', () => {
    expect(payrollOf(of({}))).toEqual({
      employerCnpj: '',
      post: { body: 'siape', registration: '1234567', regime: 'estatutario' },
    });
    expect(payrollOf({ answers: { empregador: { cnpj: '11222333000181' } }, results: {}, product: 'clt' })).toEqual({
      employerCnpj: '11222333000181',
    });
  });

  it('has to be known before an installment is reserved; of a company the CNPJ is enough', () => {
    const names = ['orgao', 'matriculaServidor', 'regimeJuridico'];
    expect(productNeeds['public-payroll']?.needs.deduction?.answers).toEqual(names);
    expect(productNeeds.clt?.needs.deduction?.answers).toEqual(['empregador']);
  });

  it.each([
    [{ orgao: { value: 'sp', label: 'Governo do Estado de São Paulo' } }, 'orgao', 'Órgão'],
    [{ regimeJuridico: { value: 'celetista', label: 'Celetista (CLT)' } }, 'regimeJuridico', 'Regime de trabalho'],
  ])('%j: said where it is answered, and no contract', (change, field, named) => {
    expect(conflicts(of(change)).map((one) => one.field)).toEqual([field]);
    expect(missingIn(publicPayroll.particulars?.of(of(change)) ?? [])).toEqual([
      `Órgão que desconta as parcelas: ${named}`,
    ]);
  });

  it('a flow of another product may ask for any body', () =>
    expect(conflicts({ ...of({ orgao: { value: 'sp', label: 'São Paulo' } }), product: 'personal' })).toEqual([]));

  it.each(['', '0000000', '12', 'abc'])('a number that is none (%s) is named as missing', (matriculaServidor) =>
    expect(missingIn(publicPayroll.particulars?.of(of({ matriculaServidor })) ?? [])).toEqual([
      'Órgão que desconta as parcelas: Matrícula',
    ]),
  );

  it('nothing is wrong with a servant of the federal government', () => {
    expect(conflicts(of({}))).toEqual([]);
    expect(missingIn(publicPayroll.particulars?.of(of({})) ?? [])).toEqual([]);
  });
});

describe('its contract', () => {
  it('holds only once the servant has authorised the deduction in the SouGov', () => {
    expect(clauseOf('Se o desconto não for autorizado')?.text).toMatch(
      /só vale depois que eu autorizar o desconto no SouGov.*o dinheiro não sai e não devo nada/,
    );
    expect(productNeeds['public-payroll']?.needs.payment?.checked).toEqual(['averbacao']);
    expect(productNeeds['public-payroll']?.asksNobodyAt).toEqual(['employer']);
  });

  it('whoever leaves pays by slip, and nothing is taken of what they get then', () =>
    expect(clauseOf('Se eu me aposentar')?.text).toMatch(
      /pelo boleto ou pelo Pix.*nada é descontado do que eu receber/,
    ));

  it('tells the shares, and cites no law of companies', () => {
    expect(clauseOf('Desconto na remuneração')).toMatchObject({ limits: true, collected: 'Direto da sua remuneração' });
    expect(clauseOf('Desconto na remuneração')?.text).toMatch(/até 35%.*outros 5%.*e 5% só/);
    expect(JSON.stringify(publicPayroll.paper)).not.toMatch(/10\.820|rescis|Dataprev/);
  });
});
