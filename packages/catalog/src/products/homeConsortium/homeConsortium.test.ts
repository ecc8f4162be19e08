import { describe, expect, it } from 'vitest';
import { consortium } from '../consortium/consortium.ts';
import { loanProduct } from '../index.ts';
import { homeConsortium } from './homeConsortium.ts';

const plan = { requestedCentavos: 25_000_000, installments: 200, monthlyRate: 0, paidOutOn: '2026-11-20' } as const;
const titles = ({ paper }: typeof consortium) => paper.clauses.map(({ title }) => title);
const clauseOf = (title: string, { paper } = homeConsortium) =>
  String(paper.clauses.find((one) => one.title === title)?.text);

describe('a plan for a home', () => {
  it('is the credit, 20 % for who administers and 2 % for the fund, over its months, by hand', () => {
    const quote = homeConsortium.quote(plan);
    if (!quote.ok) throw new Error(quote.problem.code);
    const { totalCentavos, installmentCentavos, fees, schedule, cetAnnual, iofCentavos } = quote.value;
    // R$ 250.000,00 + R$ 50.000,00 + R$ 5.000,00 = R$ 305.000,00; over 200 months R$ 1.525,00.
    expect([totalCentavos, installmentCentavos]).toEqual([30_500_000, 152_500]);
    expect(fees.map(({ totalCentavos: all, share }) => [all, share])).toEqual([
      [5_000_000, 0.2],
      [500_000, 0.02],
    ]);
    expect([schedule.length, schedule.at(-1)?.installmentCentavos, cetAnnual, iofCentavos]).toEqual([
      200, 152_500, 0, 0,
    ]);
  });

  it('of an amount that does not divide, the last installment takes up the rest', () => {
    const quote = homeConsortium.quote({ ...plan, requestedCentavos: 25_000_001, installments: 180 });
    if (!quote.ok) throw new Error(quote.problem.code);
    // 30.500.001: 180 × 169.444 = 30.499.920, and 81 more.
    expect(quote.value.installmentCentavos).toBe(169_444);
    expect(quote.value.schedule.at(-1)?.installmentCentavos).toBe(169_525);
  });

  it.each([
    [7_999_999, false],
    [8_000_000, true],
    [150_000_000, true],
    [150_000_001, false],
  ])('a letter of %i centavos: %s', (requestedCentavos, taken) =>
    expect(loanProduct('home-consortium')?.quote({ ...plan, requestedCentavos }).ok).toBe(taken),
  );

  it('of an installment the most is what it pays over the longest term', () =>
    // R$ 1.000,00 over 240 months, less fee and fund: 240.000 / 1,22.
    expect(homeConsortium.maximumFor({ marginCentavos: 100_000, monthlyRate: 0, paidOutOn: plan.paidOutOn })).toEqual({
      ok: true,
      value: 19_672_131,
    }));
});

describe('its contract', () => {
  it('has all that any plan has, in the same words but for the index and what secures it', () => {
    const own = ['O que posso comprar, e como', 'Lance'];
    expect(titles(homeConsortium).filter((title) => !own.includes(title))).toEqual(titles(consortium));
    for (const title of ['Como o crédito vem', 'O que posso fazer com a minha cota'])
      expect(clauseOf(title)).toBe(clauseOf(title, consortium));
  });

  it('is corrected by what building costs, and not by the IPCA', () => {
    expect(clauseOf('Correção')).toContain('pelo INCC da FGV');
    expect(JSON.stringify(homeConsortium.paper)).not.toContain('IPCA');
    expect(clauseOf('Correção', consortium)).toContain('pelo IPCA do IBGE');
    expect(homeConsortium.notes?.join(' ')).toMatch(/INCC.*a parcela pode subir/);
  });

  it('says how one bids, with the FGTS too, and that the home may be taken', () => {
    expect(clauseOf('Lance')).toMatch(/se o meu não ganhar, não pago nada\. Posso usar o meu FGTS/);
    expect(clauseOf('Se eu parar de pagar')).toMatch(/3 parcelas seguidas.*pode ser tomado e leiloado/);
  });
});
