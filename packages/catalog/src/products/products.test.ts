import { inForce, lateTable } from '@passo/finance';
import { describe, expect, it } from 'vitest';
import { exampleDebt } from '../testing/exampleDebt.ts';
import { loanProduct, loanProducts } from './index.ts';
import type { LoanProduct, LoanQuestion } from './product.ts';

const debt = exampleDebt();

const fund = { balanceCentavos: 1_000_000, birthDate: '1990-05-12', optedOn: '2025-01-15' };
const on = '2026-11-20' as const;

function productOf(slug: string): LoanProduct {
  const product = loanProduct(slug);
  if (product === undefined) throw new Error(`no product ${slug}`);
  return product;
}

/** Asked over a term, at a rate → installment, IOF, financed, total; all in centavos. */
const worked: readonly (readonly [string, Omit<LoanQuestion, 'paidOutOn'>, readonly number[]])[] = [
  ['clt', { requestedCentavos: 850000, installments: 24, monthlyRate: 0.0179 }, [45268, 24512, 874512, 1086428]],
  [
    'payroll-agreement',
    { requestedCentavos: 850000, installments: 24, monthlyRate: 0.0179 },
    [45268, 24512, 874512, 1086428],
  ],
  [
    'public-payroll',
    { requestedCentavos: 2000000, installments: 72, monthlyRate: 0.0169 },
    [49425, 66359, 2066359, 3558538],
  ],
  ['inss', { requestedCentavos: 1000000, installments: 84, monthlyRate: 0.018 }, [23780, 33619, 1033619, 1997473]],
  [
    'fgts',
    { requestedCentavos: 0, installments: 3, monthlyRate: 0.0179, details: fund },
    [50000, 3029, 111509, 150000],
  ],
  [
    'vehicle',
    { requestedCentavos: 0, installments: 48, monthlyRate: 0.0189, details: { collateralCentavos: 6000000 } },
    [160031, 157862, 5020362, 7681494],
  ],
  [
    'vehicle',
    {
      requestedCentavos: 0,
      installments: 60,
      monthlyRate: 0.0189,
      details: { collateralCentavos: 6000000, downPaymentCentavos: 2000000, insured: true },
    },
    [120448, 138164, 4300664, 7226925],
  ],
  [
    'vehicle-equity',
    { requestedCentavos: 3000000, installments: 36, monthlyRate: 0.0219, details: { collateralCentavos: 6000000 } },
    [126275, 95022, 3122522, 4545876],
  ],
  ['cdc', { requestedCentavos: 300000, installments: 12, monthlyRate: 0.0249 }, [30831, 6547, 316447, 369971]],
  [
    'cdc',
    {
      requestedCentavos: 0,
      installments: 10,
      monthlyRate: 0.0249,
      details: { collateralCentavos: 250000, downPaymentCentavos: 50000, insured: true },
    },
    [25099, 3840, 213740, 250992],
  ],
  [
    'real-estate',
    {
      requestedCentavos: 0,
      installments: 360,
      monthlyRate: 0.0089,
      details: { collateralCentavos: 40000000, downPaymentCentavos: 8000000, system: 'sac' },
    },
    [384589, 0, 32000000, 87330336],
  ],
  [
    'real-estate',
    {
      requestedCentavos: 0,
      installments: 360,
      monthlyRate: 0.0089,
      details: { collateralCentavos: 40000000, downPaymentCentavos: 8000000, system: 'price' },
    },
    [307931, 0, 32000000, 110856419],
  ],
  [
    'payroll-card',
    { requestedCentavos: 150000, installments: 36, monthlyRate: 0.0239, details: { limitCentavos: 259360 } },
    [6388, 4641, 154641, 229966],
  ],
  [
    'home-equity',
    {
      ...{ requestedCentavos: 15000000, installments: 120, monthlyRate: 0.0139 },
      details: { collateralCentavos: 40000000, system: 'price' },
    },
    [282540, 529248, 15959248, 33904915],
  ],
  [
    'home-equity',
    {
      ...{ requestedCentavos: 15000000, installments: 120, monthlyRate: 0.0139 },
      details: { collateralCentavos: 40000000, system: 'sac' },
    },
    [362930, 515899, 15945899, 30363652],
  ],
  [
    'home-consortium',
    { requestedCentavos: 25000000, installments: 200, monthlyRate: 0 },
    [152500, 0, 25000000, 30500000],
  ],
  // The customer's own day: 15 days to the 5th of December, 25 to the 15th.
  [
    'boleto',
    { requestedCentavos: 500000, installments: 12, monthlyRate: 0.0459, details: { dueDay: 5 } },
    [54960, 10058, 510058, 659520],
  ],
  [
    'boleto',
    { requestedCentavos: 500000, installments: 12, monthlyRate: 0.0459, details: { dueDay: 15 } },
    [55836, 10599, 510599, 670035],
  ],
  ['personal', { requestedCentavos: 500000, installments: 12, monthlyRate: 0.0459 }, [56315, 10875, 510875, 675775]],
  ['energy', { requestedCentavos: 100000, installments: 22, monthlyRate: 0.0599 }, [8801, 3080, 106070, 193620]],
  [
    'card-withdrawal',
    { requestedCentavos: 150000, installments: 12, monthlyRate: 0.0429 },
    [16513, 3119, 154609, 198157],
  ],
  ['consortium', { requestedCentavos: 5000000, installments: 80, monthlyRate: 0 }, [73750, 0, 5000000, 5900000]],
  [
    'refinancing',
    { requestedCentavos: 200000, installments: 84, monthlyRate: 0.0175, details: { debt } },
    [31152, 6721, 1375591, 2616812],
  ],
  [
    'portability',
    { requestedCentavos: 0, installments: 36, monthlyRate: 0.0169, details: { debt } },
    [43292, 0, 1168870, 1558534],
  ],
  // As many as just fit what is left.
  [
    'portability',
    { requestedCentavos: 0, installments: 48, monthlyRate: 0.0169, details: { debt } },
    [35488, 0, 1168870, 1703439],
  ],
];

describe('products', () => {
  it.each(worked)('%s: the worked example', (slug, question, expected) => {
    const quoted = productOf(slug).quote({ ...question, paidOutOn: on });
    if (!quoted.ok) throw new Error(quoted.problem.message);
    const { installmentCentavos, iofCentavos, financedCentavos, totalCentavos } = quoted.value;
    expect([installmentCentavos, iofCentavos, financedCentavos, totalCentavos]).toEqual(expected);
  });

  it.each(worked)('%s: adds up', (slug, question) => {
    const quoted = productOf(slug).quote({ ...question, paidOutOn: on });
    if (!quoted.ok) throw new Error(quoted.problem.message);
    const { schedule, financedCentavos, releasedCentavos, iofCentavos, fees, insurances, totalCentavos } = quoted.value;
    const financed = [...fees, ...insurances].filter(({ when }) => when !== 'perInstallment');
    const charges = financed.reduce((sum, fee) => sum + fee.totalCentavos, 0);
    expect(releasedCentavos + iofCentavos + charges).toBe(financedCentavos);
    expect(schedule.reduce((sum, { installmentCentavos }) => sum + installmentCentavos, 0)).toBe(totalCentavos);
    expect(schedule.reduce((sum, { amortisationCentavos }) => sum + amortisationCentavos, 0)).toBe(financedCentavos);
    expect(schedule.at(-1)?.balanceCentavos).toBe(0);
    for (const row of schedule) {
      expect(row.interestCentavos + row.amortisationCentavos + row.chargesCentavos).toBe(row.installmentCentavos);
    }
  });

  it.each(loanProducts)('%s: says once how its installments are paid, where the customer pays them', (_, product) => {
    const ways = product.paper?.clauses.flatMap(({ collected }) => collected ?? []) ?? [];
    expect(ways).toHaveLength(product.unit === 'withdrawal' ? 0 : 1);
  });

  it('every product has a worked example', () => {
    expect([...new Set(worked.map(([slug]) => slug))].sort()).toEqual(loanProducts.map(([slug]) => slug).sort());
  });

  const nonsense: readonly Partial<LoanQuestion>[] = [
    { requestedCentavos: -1 },
    { requestedCentavos: Number.NaN },
    { requestedCentavos: 1e15 },
    { installments: 0 },
    { installments: 10_000 },
    { installments: Number.NaN },
    { monthlyRate: Number.NaN },
    { monthlyRate: -0.01 },
    { details: { collateralCentavos: -1, balanceCentavos: -1, birthDate: '31/02/1990' } },
    { details: { collateralCentavos: 1e15, downPaymentCentavos: -5, balanceCentavos: 0, birthDate: '1990-01-01' } },
  ];
  it.each(loanProducts)('%s: nonsense is refused in words, never NaN, never negative', (slug, product) => {
    const [, good] = worked.find(([name]) => name === slug) ?? [];
    for (const bad of nonsense) {
      const question = { requestedCentavos: 0, installments: 12, monthlyRate: 0.018, ...good, paidOutOn: on, ...bad };
      const quoted = product.quote(question);
      if (!quoted.ok) expect(quoted.problem.message).not.toBe('');
      else for (const row of quoted.value.schedule) expect(row.installmentCentavos).toBeGreaterThan(0);
    }
  });
});

describe('the FGTS by the rules of the day', () => {
  const most = (day: LoanQuestion['paidOutOn']) =>
    productOf('fgts').termsFor?.({ monthlyRate: 0.0179, paidOutOn: day, details: fund });

  it.each([
    ['2025-10-31', []],
    ['2025-11-01', [1, 2, 3, 4, 5]],
    ['2026-10-31', [1, 2, 3, 4, 5]],
    ['2026-11-01', [1, 2, 3]],
  ] as const)('on %s so many withdrawals may be sold', (day, years) => expect(most(day)).toEqual(years));

  it('five the day before, refused the day after', () => {
    const five = { requestedCentavos: 0, installments: 5, monthlyRate: 0.0179, details: fund };
    expect(productOf('fgts').quote({ ...five, paidOutOn: '2026-10-31' }).ok).toBe(true);
    expect(productOf('fgts').quote({ ...five, paidOutOn: '2026-11-01' })).toMatchObject({
      ok: false,
      problem: { code: 'term.tooLong' },
    });
  });

  it('says what is left', () => {
    const question = { requestedCentavos: 0, installments: 3, monthlyRate: 0.0179, details: fund, paidOutOn: on };
    const quoted = productOf('fgts').quote(question);
    if (!quoted.ok) throw new Error(quoted.problem.message);
    // 10.000 → 2.650 → 7.350 → 2.120 → 5.230 → 1.696 → 3.534; of each at most R$ 500 is sold.
    expect(
      productOf('fgts')
        .linesOf?.(question, quoted.value)
        .map(({ centavos }) => centavos),
    ).toEqual([1_000_000, 150_000, 353_400]);
  });
});

describe('what secures a loan', () => {
  const vehicle = (downPaymentCentavos: number) =>
    productOf('vehicle').quote({
      ...{ requestedCentavos: 0, installments: 48, monthlyRate: 0.0189, paidOutOn: on },
      details: { collateralCentavos: 6_000_000, downPaymentCentavos },
    });

  it.each([
    [1_199_999, false],
    [1_200_000, true],
    [4_800_000, true],
    [4_800_001, false],
  ] as const)('a down payment of %i centavos on R$ 60.000,00: %s', (centavos, taken) =>
    expect(vehicle(centavos).ok).toBe(taken),
  );

  it('SAC costs less interest than Price, and begins higher', () => {
    const of = (system: 'sac' | 'price') => {
      const details = { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, system };
      const question = { requestedCentavos: 0, installments: 360, monthlyRate: 0.0089, paidOutOn: on, details };
      const quoted = productOf('real-estate').quote(question);
      if (!quoted.ok) throw new Error(quoted.problem.message);
      return quoted.value;
    };
    expect(of('sac').interestCentavos).toBeLessThan(of('price').interestCentavos);
    expect(of('sac').installmentCentavos).toBeGreaterThan(of('price').installmentCentavos);
    expect([of('sac').iofCentavos, of('price').iofCentavos]).toEqual([0, 0]);
  });
});

describe('what is late', () => {
  it('is asked for as the dated rule says, and no more', () => {
    const rule = inForce(lateTable, on);
    if (!rule.ok) throw new Error(rule.problem.code);
    const { fine, monthlyInterest } = rule.value.value;
    // Of withdrawals nothing: Caixa pays them.
    for (const [slug, { late }] of loanProducts.filter(([, { unit }]) => unit !== 'withdrawal'))
      expect([slug, late.fine, late.monthlyInterest]).toEqual([
        slug,
        fine.approximation,
        monthlyInterest.approximation,
      ]);
  });
});

describe('the INSS', () => {
  it('has its ceiling and its longest term', () => {
    const inss = productOf('inss');
    expect([inss.highestRate?.(on), Math.max(...inss.terms)]).toEqual([0.0185, 96]);
  });
});
