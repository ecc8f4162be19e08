import { addDays } from '@passo/domain';
import { quoteLoan } from '@passo/finance';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../ports/lender.ts';
import { exampleLender } from '../testing/exampleLender.ts';
import { loanProducts, offerOnWire, rightsOf } from './index.ts';
import type { LoanPaper } from './product.ts';

const on = '2026-11-20';
const details = {
  ...{ collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, balanceCentavos: 1_000_000 },
  ...{ birthDate: '1990-05-12', optedOn: '2025-01-15' },
};
const bySlug = new Map(loanProducts);

function offerOf(slug: string, requestedCentavos: number, installments: number): Offer {
  const product = bySlug.get(slug);
  const question = {
    requestedCentavos,
    installments,
    monthlyRate: product?.usualRate ?? 0,
    paidOutOn: on,
    details,
  } as const;
  const quoted = product?.quote(question);
  if (product === undefined || quoted?.ok !== true) throw new Error(`the example of ${slug} is a loan`);
  return {
    ...{ id: 'of_1', lender: exampleLender, quote: quoted.value, late: product.late },
    ...{ validUntil: addDays(on, 3), lines: product.linesOf?.(question, quoted.value) ?? [] },
    ...(product.unit !== undefined && { unit: product.unit }),
    ...(product.interestFree !== undefined && { interestFree: product.interestFree }),
  };
}

/** What stands under this name; nothing where the name does not stand. */
const said = (offer: Offer, title: string, paper?: LoanPaper): string =>
  rightsOf(offer, paper).find((one) => one.title === title)?.text ?? '';

describe('what the law wants said', () => {
  it.each([
    ['clt', 850_000, 24, 0.00058346],
    ['inss', 850_000, 24, 0.00058669],
    ['fgts', 0, 3, 0.00058346],
    ['real-estate', 0, 240, null],
    ['vehicle-equity', 850_000, 24, null],
    ['consortium', 5_000_000, 80, null],
  ] as const)('%s: the rate by the day where interest compounds by days', (slug, centavos, term, rate) => {
    const offer = offerOf(slug, centavos, term);
    expect(offerOnWire(offer, slug).dailyRate?.rate ?? null).toBe(rate);
    expect(said(offer, 'Como os juros contam').includes('% ao dia')).toBe(rate !== null);
  });

  it.each([360, 365] as const)(
    'rates by the day, month and year are one rate in a year of %i days, as said',
    (dayBase) => {
      const terms = { requestedCentavos: 850_000, installments: 24, monthlyRate: 0.018, paidOutOn: on } as const;
      const more = {
        firstDueOn: '2026-12-25',
        dayBase,
        method: 'byDays',
        fees: [],
        insurances: [],
        iof: 'financed',
      } as const;
      const quoted = quoteLoan({ ...terms, ...more });
      if (!quoted.ok) throw new Error(quoted.problem.code);
      const offer = { ...offerOf('clt', 850_000, 24), quote: quoted.value };
      const { dailyRate, annualRate, monthlyRate } = offerOnWire(offer, 'clt');
      const year = (1 + (dailyRate?.rate ?? 0)) ** (dailyRate?.daysOfYear ?? 0);
      expect(year).toBeCloseTo((1 + monthlyRate) ** 12, 4);
      expect(year).toBeCloseTo(1 + annualRate, 4);
      // What the rows owe by the rate that is said.
      const { schedule, financedCentavos } = offer.quote;
      expect((schedule[0]?.interestCentavos ?? 0) / financedCentavos).toBeCloseTo(
        (1 + (dailyRate?.rate ?? 0)) ** (schedule[0]?.days ?? 0) - 1,
        5,
      );
      expect(said(offer, 'Como os juros contam')).toContain(`% ao dia, em um ano de ${dayBase} dias, o mesmo que`);
    },
  );

  it('a daily rate of business days as one', () => {
    const quoted = quoteLoan({
      ...{ requestedCentavos: 850_000, installments: 24, monthlyRate: 0.018, paidOutOn: on, firstDueOn: '2026-12-25' },
      ...{ dayCount: 'bus/252', method: 'byDays', fees: [], insurances: [], iof: 'financed' },
    });
    if (!quoted.ok) throw new Error(quoted.problem.code);
    const offer = { ...offerOf('clt', 850_000, 24), quote: quoted.value };
    expect(offerOnWire(offer, 'clt').dailyRate).toEqual({
      rate: Number((1.018 ** (12 / 252) - 1).toFixed(8)),
      daysOfYear: 252,
    });
    expect(said(offer, 'Como os juros contam')).toContain('% ao dia, em um ano de 252 dias úteis, o mesmo que');
  });

  it('the total with the down payment', () => {
    const { total, totalWithDownPayment } = offerOnWire(offerOf('real-estate', 0, 240), 'real-estate');
    expect(totalWithDownPayment - total).toBeCloseTo(80_000);
  });

  it('early settlement with the figures of the schedule', () => {
    const offer = offerOf('clt', 850_000, 24);
    const row = offer.quote.schedule[11];
    expect(said(offer, 'Pagar antes')).toContain('em 25/11/2027, paga a parcela 12');
    expect(said(offer, 'Pagar antes')).toContain(`R$ ${((row?.balanceCentavos ?? 0) / 100).toLocaleString('pt-BR')}`);
  });

  it('early settlement of withdrawals at what they are worth on the day', () => {
    const { quote, ...offer } = offerOf('fgts', 0, 3);
    const [first, ...rest] = quote.schedule;
    const on = new Date(first?.dueOn ?? '').getTime();
    const worth = rest.map(({ dueOn, installmentCentavos }) => {
      const days = (new Date(dueOn).getTime() - on) / 86_400_000;
      return installmentCentavos / (1 + quote.monthlyRate) ** ((12 * days) / 365);
    });
    const owed = worth.reduce((sum, one) => sum + one, 0);
    const told = /quitadas por R\$\s([\d.,]+)/.exec(said({ ...offer, quote }, 'Pagar antes'))?.[1] ?? '';
    expect(Number(told.replace('.', '').replace(',', '.'))).toBeCloseTo(owed / 100, 1);
    expect(owed).toBeGreaterThan((first?.balanceCentavos ?? 0) * 1.02);
  });

  it.each([
    [
      'clt',
      850_000,
      24,
      /devolva os R\$ 8\.500,0[01] que recebeu\. O credor diz como devolver e cancela o desconto: .*O que já tiver pago é devolvido na hora, corrigido pelo IPCA\. Não há multa nem tarifa\.$/,
    ],
    ['vehicle', 0, 48, /Os R\$ [\d.,]+ o credor cobra de quem vende, não de você, e as parcelas acabam\. O que já/],
    [
      'real-estate',
      0,
      240,
      /devolva ao credor os R\$ [\d.,]+\. A compra do imóvel é outro contrato: .*podem não voltar\. O que já/,
    ],
    [
      'consortium',
      5_000_000,
      80,
      /a sua cota é cancelada\. O que já tiver pago é devolvido na hora, corrigido pelo IPCA\./,
    ],
  ] as const)('%s: the right to withdraw, where it is said, what it costs', (slug, centavos, term, costs) => {
    const words = said(offerOf(slug, centavos, term), 'Desistir em sete dias', bySlug.get(slug)?.paper);
    expect(words).toMatch(/até 7 dias corridos.*\(SAC 0800 000 0001 ou atendimento@horizonte\.exemplo\.com\.br\)/);
    expect(words).toMatch(costs);
  });

  it.each([
    [
      'a contract that is renewed: the *troco*, not the whole debt',
      [
        ['divida', 1_163_682],
        ['troco', 100_000],
      ],
      /devolva os R\$ 1\.000,00 que recebeu: o contrato de antes volta a valer/,
    ],
    ['a debt that changes banks: nothing was received', [['divida', 1_163_682]], /devolva ao credor os R\$ 11\.636,82/],
  ] as const)('withdrawing from %s', (_, amounts, words) => {
    const lines = amounts.map(([key, centavos]) => ({ key, label: key, centavos }));
    expect(said({ ...offerOf('inss', 850_000, 24), lines }, 'Desistir em sete dias')).toMatch(words);
  });

  it('what becomes of insurances and fees that are paid before', () => {
    const charge = { name: 'Seguro prestamista', centavos: 690, totalCentavos: 690, share: 0.001 };
    const early = (when: 'financed' | 'perInstallment'): string => {
      const offer = offerOf('clt', 850_000, 24);
      return said({ ...offer, quote: { ...offer.quote, insurances: [{ ...charge, when }] } }, 'Pagar antes');
    };
    expect(early('perInstallment')).toContain('Seguros e tarifas de cada mês não entram nestes valores');
    expect(early('financed')).toContain('O que foi pago pelo seguro prestamista não entra neste desconto');
  });

  it('what happens to money that comes late', () => {
    expect(said(offerOf('clt', 850_000, 24), 'Se o dinheiro demorar')).toContain('até 5 dias depois');
    expect(said(offerOf('clt', 850_000, 24), 'Se o dinheiro demorar')).toContain('nenhuma parcela aumenta');
    expect(said(offerOf('fgts', 0, 3), 'Se o dinheiro demorar')).toContain('Se o dinheiro sair em outro dia');
  });
});
