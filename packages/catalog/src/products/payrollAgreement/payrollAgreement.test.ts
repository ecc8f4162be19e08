import { describe, expect, it } from 'vitest';
import { clt } from '../clt/clt.ts';
import { productNeeds } from '../index.ts';
import { payrollAgreement } from './payrollAgreement.ts';

const loan = { requestedCentavos: 850_000, installments: 24, monthlyRate: 0.0179, paidOutOn: '2026-12-11' } as const;
const clauseOf = (title: string, { paper } = payrollAgreement) => paper.clauses.find((one) => one.title === title);
const said = ({ paper, notes }: typeof clt): string => JSON.stringify([paper.clauses, notes]);

describe('a loan by agreement with the employer', () => {
  it('costs what the programme’s does, by the same rules', () => {
    expect(payrollAgreement.quote(loan)).toEqual(clt.quote(loan));
    const limits = { marginCentavos: 30_000, monthlyRate: 0.0179, paidOutOn: loan.paidOutOn };
    expect(payrollAgreement.maximumFor(limits)).toEqual(clt.maximumFor(limits));
    expect(payrollAgreement.bears?.(350_000, loan.paidOutOn)).toBe(clt.bears?.(350_000, loan.paidOutOn));
  });

  it('may ask the employer for leave, which the programme may not', () => {
    expect(productNeeds['payroll-agreement']?.asksNobodyAt).toBeUndefined();
    expect(productNeeds.clt?.asksNobodyAt).toEqual(['employer']);
  });

  it('holds only once the employer has confirmed the deduction; the programme’s hangs on no employer', () => {
    const { text } = clauseOf('Se a empresa não confirmar o desconto') ?? {};
    expect(text).toMatch(/só vale depois que a empresa em que trabalho confirmar.*o dinheiro não sai e não devo nada/);
    expect(said(clt)).not.toMatch(/empresa[^.]*(confirm|aprov)/);
  });

  it('whoever leaves pays by themselves what 35 % of the severance leaves', () => {
    const { text, limits } = clauseOf('Se eu sair da empresa') ?? {};
    expect(limits).toBe(true);
    expect(text).toMatch(/até 35% .*art\. 1º, § 1º.*O que faltar eu pago.*pelo boleto ou pelo Pix/);
    expect(said(payrollAgreement)).not.toMatch(/Dataprev|15\.179|novo emprego/);
  });

  it('authorises the deduction in the words of the programme', () => {
    expect(clauseOf('Desconto no salário')).toBeDefined();
    expect(clauseOf('Desconto no salário')).toBe(clauseOf('Desconto no salário', clt));
  });
});
