import { addDays } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import { calculatorNames, type CalculatorName } from './calculators.ts';
import { loanProduct } from './index.ts';
import { wrongWith } from './regulated.ts';

const on = '2026-12-01' as const;

function quotedBy(calculator: CalculatorName | undefined, slug = 'personal') {
  const product = loanProduct(slug);
  const quoted = product?.quote({
    ...{ requestedCentavos: 100_000, installments: 3, monthlyRate: 0.02, paidOutOn: on },
    ...(calculator !== undefined && { calculator }),
  });
  if (product === undefined || quoted?.ok !== true) throw new Error('it is a loan');
  return { product, quote: quoted.value };
}

/*
 * R$ 1.000,00 on 1 December 2026 in three installments at 2 % a month: v_k = 1 / growth to the k-th due date, PMT = P / Σ v_k, IOF of each
 * amortisation A_k over d_k days 0.0082 % · d_k · A_k, and 0.38 % of P. P is 1.000 where the tax is taken off, else what leaves 1.000 once
 * the tax is paid. Reckoned apart, in decimals of fifty places.
 */
const worked: readonly (readonly [
  CalculatorName | undefined,
  firstDueOn: string,
  iof: number,
  released: number,
  installments: readonly number[],
])[] = [
  // Months: 1.02 each.
  [undefined, '2027-01-01', 891, 100_000, [34_984, 34_984, 34_986]],
  // 30, 31 and 28 days of 1.02^(12/365); the last one is as the others.
  ['agx', '2026-12-31', 883, 100_000, [34_963, 34_963, 34_963]],
  // 40, 31 and 28 days of 1.02^(12/360).
  ['afinz', '2027-01-10', 969, 100_000, [35_243, 35_243, 35_244]],
  // 31, 31 and 28 days; the year is 26.8242 %.
  ['qitech', '2027-01-01', 891, 100_000, [34_988, 34_988, 34_990]],
  // A month and 14 days, then months; both parts of the IOF are rounded at each installment.
  ['funcao', '2027-01-15', 1_011, 100_000, [35_347, 35_347, 35_347]],
  // 31, 19 and 20 business days of 1.02^(12/252).
  ['nio', '2027-01-15', 1_011, 100_000, [35_303, 35_303, 35_303]],
  // 33, 30 and 30 days of 1.02^(12/360); R$ 9,08 are taken off.
  ['crefisa', '2027-01-04', 908, 99_092, [34_744, 34_744, 34_744]],
  // 30 days, which are no month, then months; the balance is not rounded: the last one pays 342,86 and 6,86 of interest.
  ['cdc', '2026-12-31', 882, 100_000, [34_972, 34_972, 34_972]],
  // Months; the balance is not rounded, the last one is as the others.
  ['multiple', '2027-01-01', 891, 100_000, [34_984, 34_984, 34_984]],
  // 31, 31 and 28 days of 1.02^(12/365); R$ 8,84 are taken off.
  ['fgts', '2027-01-01', 884, 99_116, [34_679, 34_679, 34_680]],
];

it.each(worked)('%s reckons as it says', (name, firstDueOn, iofCentavos, releasedCentavos, installments) => {
  const { quote } = quotedBy(name);
  expect(quote).toMatchObject({ firstDueOn, iofCentavos, releasedCentavos });
  expect(quote.schedule.map(({ installmentCentavos }) => installmentCentavos)).toEqual(installments);
});

it('every calculator has its example, and no two answer the same figures', () => {
  expect(worked.map(([name]) => name)).toEqual([undefined, ...calculatorNames]);
  const figures = worked.map(([name]) => JSON.stringify(quotedBy(name).quote));
  expect(new Set(figures).size).toBe(worked.length);
});

it.each([
  ['funcao', 'upFront', 90_100],
  ['crefisa', 'upFront', 90_100 - 908],
  ['cdc', 'financed', 100_000],
] as const)('%s: a fee that is paid once is %s', (name, when, releasedCentavos) => {
  const { quote } = quotedBy(name, 'cdc');
  expect(quote.fees).toMatchObject([{ name: 'Tarifa de cadastro', centavos: 9_900, when }]);
  expect(quote.releasedCentavos).toBe(releasedCentavos);
});

describe.each(calculatorNames)('by %s', (name) => {
  it('what a payroll, a tax and a method fix stays', () => {
    const payroll = quotedBy(name, 'clt').quote;
    expect([payroll.firstDueOn, payroll.fees]).toEqual(['2026-12-25', []]);
    const home = loanProduct('real-estate')?.quote({
      ...{ requestedCentavos: 0, installments: 60, monthlyRate: 0.0089, paidOutOn: on, calculator: name },
      details: { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, system: 'sac' },
    });
    expect(home).toMatchObject({ ok: true, value: { iofCentavos: 0 } });
  });

  it.each(['personal', 'cdc', 'clt'])('an offer of %s passes the law’s checks', (slug) => {
    const { product, quote } = quotedBy(name, slug);
    const offer = { quote, validUntil: addDays(on, 2), late: product.late };
    expect(wrongWith(offer, product, { marginCentavos: 50_000 }, on)).toEqual([]);
  });
});
