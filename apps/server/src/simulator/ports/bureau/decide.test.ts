import type { CreditQuestion } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';

const on = '2026-11-20';
const asks = (product: string, change: Partial<CreditQuestion> = {}): CreditQuestion => ({
  product,
  person: { cpf: '52998224725', name: 'Maria da Silva', birthDate: '1990-05-12' },
  employer: { cnpj: '', name: '', admittedOn: '' },
  ...{ salaryCentavos: 350_000, marginCentavos: 0, details: {} },
  ...change,
});
const of = (question: CreditQuestion, limit?: 'lower') => {
  const answer = decide(question, on, limit);
  return answer.kind === 'done' ? answer.value : answer.kind;
};

const fund = { balanceCentavos: 1_000_000, birthDate: '1990-05-12', optedOn: '2025-01-15' };

describe('the bureau decides by the product', () => {
  it.each([
    // 35 % of the wages (Lei 10.820/2003); 30 % of any other income; what the benefit's own margin says.
    ['clt', {}, { marginCentavos: 122_500, monthlyRate: 0.0179, minimumCentavos: 50_000 }],
    ['public-payroll', {}, { marginCentavos: 122_500, monthlyRate: 0.0169, terms: [12, 24, 36, 48, 60, 72, 84, 96] }],
    ['cdc', {}, { marginCentavos: 105_000, monthlyRate: 0.0249 }],
    ['personal', {}, { marginCentavos: 105_000, monthlyRate: 0.0459, maximumCentavos: 1_775_000 }],
    ['boleto', {}, { marginCentavos: 105_000, monthlyRate: 0.0489 }],
    ['energy', {}, { marginCentavos: 105_000, maximumCentavos: 220_000 }],
    ['card-withdrawal', {}, { marginCentavos: 105_000 }],
    ['payroll-card', { marginCentavos: 8_105, details: { limitCentavos: 259_360 } }, { maximumCentavos: 181_000 }],
    ['inss', { marginCentavos: 48_630 }, { marginCentavos: 48_630, monthlyRate: 0.018 }],
    ['vehicle', { details: { collateralCentavos: 6_000_000 } }, { marginCentavos: 105_000 }],
    ['vehicle-equity', { details: { collateralCentavos: 6_000_000 } }, { marginCentavos: 105_000 }],
    ['home-equity', { details: { collateralCentavos: 40_000_000 } }, { marginCentavos: 105_000 }],
    ['real-estate', { details: { collateralCentavos: 10_000_000 } }, { marginCentavos: 105_000 }],
    // Neither a fund nor a group looks at what somebody earns.
    ['fgts', { salaryCentavos: 0, details: fund }, { marginCentavos: 0, terms: [1, 2, 3], maximumCentavos: 108_000 }],
    ['home-consortium', { salaryCentavos: 0 }, { marginCentavos: 0, maximumCentavos: 150_000_000 }],
    ['consortium', { salaryCentavos: 0 }, { marginCentavos: 0, maximumCentavos: 100_000_000 }],
  ] as const)('%s %j', (product, change, expected) => expect(of(asks(product, change))).toMatchObject(expected));

  it.each([
    ['nobody-lends-this', {}],
    ['clt', { salaryCentavos: 0 }],
    ['clt', { salaryCentavos: 2_000 }],
    ['cdc', { salaryCentavos: 0 }],
    ['personal', { salaryCentavos: 0 }],
    ['inss', { salaryCentavos: 0 }],
    ['vehicle', { details: { collateralCentavos: 0 } }],
    ['fgts', { details: { ...fund, balanceCentavos: 0 } }],
  ] as const)('%s %j: no offer', (product, change) => {
    expect(decide(asks(product, change), on)).toEqual({ kind: 'refused', noOffer: true });
  });

  it('lends less where it knows less', () => {
    expect(of(asks('clt'), 'lower')).toMatchObject({ marginCentavos: 36_750, score: 480 });
    expect(of(asks('consortium'), 'lower')).toMatchObject({ maximumCentavos: 30_000_000 });
  });
});
