import { describe, expect, it } from 'vitest';
import { missingIn } from '../../particulars/particulars.ts';
import { loanProduct } from '../index.ts';
import { realEstate } from '../realEstate/realEstate.ts';
import { homeEquity } from './homeEquity.ts';

const home = { collateralCentavos: 40_000_000, system: 'price' } as const;
const loan = {
  requestedCentavos: 15_000_000,
  installments: 120,
  monthlyRate: 0.0139,
  paidOutOn: '2026-11-20',
  details: home,
} as const;
const clauseOf = (title: string, { paper } = homeEquity) =>
  [paper.clauses.find((one) => one.title === title)?.text ?? []].flat().join(' ');

describe('how much is lent on a home', () => {
  it.each([
    [24_000_000, true],
    [24_000_001, false],
    [5_000_000, true],
    [4_999_999, false],
  ])('%i centavos on R$ 400.000,00: %s', (requestedCentavos, lent) =>
    expect(homeEquity.quote({ ...loan, requestedCentavos }).ok).toBe(lent),
  );

  it('rounds 60 % down', () => {
    expect(homeEquity.mostOn?.(40_000_001)).toBe(24_000_000);
    expect(homeEquity.mostOn?.(40_000_003)).toBe(24_000_001);
    expect(homeEquity.quote({ ...loan, details: {} }).ok).toBe(false);
  });

  it('ends at 240 installments, and no later than the insurance does', () => {
    const quoted = (birthDate: string, installments: number) =>
      loanProduct('home-equity')?.quote({ ...loan, installments, details: { ...home, birthDate } });
    expect(Math.max(...homeEquity.terms)).toBe(240);
    expect(quoted('1975-05-12', 240)?.ok).toBe(true);
    expect(quoted('1960-05-12', 240)).toMatchObject({ problem: { code: 'rules.refuse' } });
    expect(quoted('1960-05-12', 120)?.ok).toBe(true);
  });
});

describe('what it costs', () => {
  it.each(['price', 'sac'] as const)(
    '%s: appraisal and registration once, two insurances each month, by hand',
    (system) => {
      const quote = homeEquity.quote({ ...loan, details: { ...home, system } });
      if (!quote.ok) throw new Error(quote.problem.code);
      const { fees, insurances, iofCentavos, financedCentavos, releasedCentavos } = quote.value;
      expect(fees.map(({ name, centavos, when }) => [name, centavos, when])).toEqual([
        ['Avaliação do imóvel', 250_000, 'financed'],
        ['Registro do contrato', 180_000, 'financed'],
      ]);
      // 0.015 % and 0.006 % of R$ 400.000,00.
      expect(insurances.map(({ name, centavos, when }) => [name, centavos, when])).toEqual([
        ['Seguro de morte e invalidez', 6_000, 'perInstallment'],
        ['Seguro do imóvel', 2_400, 'perInstallment'],
      ]);
      // Nothing is bought for somebody to live in: the tax is due, 0.38 % at least.
      expect(iofCentavos).toBeGreaterThan(financedCentavos * 0.0038);
      expect(releasedCentavos).toBeGreaterThanOrEqual(loan.requestedCentavos);
      expect(financedCentavos).toBe(releasedCentavos + iofCentavos + 430_000);
    },
  );
});

describe('its contract', () => {
  it('says the auction in the words of a home that was bought, but for what only a buyer has', () => {
    for (const title of ['Quanto o imóvel vale em um leilão', 'Seguros obrigatórios', 'Como as parcelas são pagas'])
      expect(clauseOf(title)).toBe(clauseOf(title, realEstate));
    const taken = clauseOf('Se eu não pagar, o imóvel pode ser tomado e leiloado');
    // Lei 9.514/1997, arts. 26-A and 27, §§ 2º and 5º-A: the debt of a home that was bought ends with it, this one does not.
    expect(taken).not.toMatch(/26-A|dívida acaba/);
    expect(taken).toMatch(/a metade ou mais do valor de avaliação \(art\. 27, §§ 1º e 2º\)/);
    expect(taken).toMatch(/perco o imóvel e continuo devendo o que faltar.*art\. 27, § 5º-A/);
    expect(taken).toMatch(/mesmo que o imóvel seja a única casa da minha família/);
  });

  it('says that nothing is owed before the land register has it', () =>
    expect(clauseOf('Garantia')).toMatch(/só vem depois desse registro; se ele não sair, nada é pago e não devo nada/));

  it('names the home and nobody who sells', () => {
    const answers = {
      valorImovel: 400_000,
      enderecoImovel: 'Rua A, 1, Campinas/SP',
      matricula: '12345',
      cartorio: '1º Registro',
    };
    const of = (more: object) =>
      homeEquity.particulars?.of({ answers: { ...answers, ...more }, results: {}, product: 'home-equity' }) ?? [];
    expect(of({}).map(({ title }) => title)).toEqual(['Imóvel']);
    expect(missingIn(of({}))).toEqual([]);
    expect(missingIn(of({ matricula: '000' }))).toEqual(['Imóvel: Matrícula']);
    expect(of({ estadoCivil: { value: 'casado', label: 'Casada(o)' } })[0]?.title).toBe(
      'Quem dá a garantia, para o registro do imóvel',
    );
    expect(homeEquity.payeeOf).toBeUndefined();
  });
});
