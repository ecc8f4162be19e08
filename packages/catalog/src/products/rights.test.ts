import { addDays } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../ports/lender.ts';
import { loanProducts, offerOnWire, rightsOf } from './index.ts';

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
    ...{ id: 'of_1', lender: { name: 'Banco', cnpj: '1', sac: '0800 1' }, quote: quoted.value, late: product.late },
    ...{ validUntil: addDays(on, 3), lines: product.linesOf?.(question, quoted.value) ?? [] },
    ...(product.unit !== undefined && { unit: product.unit }),
    ...(product.interestFree !== undefined && { interestFree: product.interestFree }),
  };
}

const said = (offer: Offer): string =>
  rightsOf(offer)
    .map(({ title, text }) => `${title}: ${text}`)
    .join('\n');

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
    expect(offerOnWire(offer).dailyRate).toBe(rate);
    expect(said(offer).includes('% ao dia')).toBe(rate !== null);
  });

  it('the total with the down payment', () => {
    const { total, totalWithDownPayment } = offerOnWire(offerOf('real-estate', 0, 240));
    expect(totalWithDownPayment - total).toBeCloseTo(80_000);
  });

  it('early settlement with the figures of the schedule', () => {
    const offer = offerOf('clt', 850_000, 24);
    const row = offer.quote.schedule[11];
    expect(said(offer)).toContain('em 25/11/2027, paga a parcela 12');
    expect(said(offer)).toContain(`R$ ${((row?.balanceCentavos ?? 0) / 100).toLocaleString('pt-BR')}`);
  });

  it('the right to withdraw, where it is said, what it costs', () => {
    expect(said(offerOf('clt', 850_000, 24))).toMatch(
      /até 7 dias corridos.*0800 1.*devolva os R\$ 8\.500,0[01].*sem? multa|Não há multa/s,
    );
    expect(said(offerOf('consortium', 5_000_000, 80))).toContain('o que já pagou é devolvido');
  });

  it('what happens to money that comes late', () => {
    expect(said(offerOf('clt', 850_000, 24))).toContain('até 5 dias depois');
    expect(said(offerOf('fgts', 0, 3))).toContain('Se o dinheiro sair em outro dia');
  });
});
