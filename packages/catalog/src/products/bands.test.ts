import { describe, expect, it } from 'vitest';
import { bandOf, beyondBand, loanProducts, widened } from './index.ts';

const band = { monthlyRate: { to: 0.05 }, cetAnnual: { to: 1.2 } };

describe('what lies beyond a band', () => {
  it.each([
    ['nothing up to it', { monthlyRate: 0.05, cetAnnual: 1.2 }, []],
    ['a rate', { monthlyRate: 0.0501, cetAnnual: 1 }, ['band.rate']],
    ['a CET', { monthlyRate: 0.02, cetAnnual: 1.21 }, ['band.cet']],
    ['15 % a month on a payroll', { monthlyRate: 0.15, cetAnnual: 4.67 }, ['band.rate', 'band.cet']],
  ])('%s', (_what, figures, codes) => expect(beyondBand(figures, band)).toEqual(codes));
});

describe('the band of a product', () => {
  it('is the partner’s, where it says one', () => expect(bandOf('clt', { clt: band })).toBe(band));

  it('is the house’s where it says none, and lets the usual rate through', () => {
    for (const [slug, { usualRate }] of loanProducts)
      expect([slug, beyondBand({ monthlyRate: usualRate, cetAnnual: 0 }, bandOf(slug, {}))]).toEqual([slug, []]);
  });

  it.each(['unknown', 'constructor'])('of the product "%s" lets nothing through', (slug) =>
    expect(beyondBand({ monthlyRate: 0.0001, cetAnnual: 0.001 }, bandOf(slug, {}))).toEqual(['band.rate', 'band.cet']),
  );
});

describe('what a person let through', () => {
  const wide = widened(band, { monthlyRate: 0.15, cetAnnual: 4 });

  it.each([
    ['is no question any more', { monthlyRate: 0.15, cetAnnual: 4 }, []],
    ['holds where the CET of another day or term is little higher', { monthlyRate: 0.15, cetAnnual: 4.39 }, []],
    ['is not a higher rate', { monthlyRate: 0.1501, cetAnnual: 4 }, ['band.rate']],
    ['is not a much higher CET', { monthlyRate: 0.1, cetAnnual: 4.41 }, ['band.cet']],
  ])('%s', (_what, figures, codes) => expect(beyondBand(figures, wide)).toEqual(codes));

  it('narrows nothing', () => expect(widened(band, { monthlyRate: 0.01, cetAnnual: 0.1 })).toEqual(band));
});
