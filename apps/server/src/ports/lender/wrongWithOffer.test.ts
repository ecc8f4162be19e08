import { loanProduct, loanProducts, offerOnWire } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { dishonest } from './testing/dishonest.ts';
import { honest, on } from './testing/honest.ts';
import { offerShape } from './offerShape.ts';
import { wrongWithOffer } from './wrongWithOffer.ts';

/** Who asks: enough of a margin for what is honest, and an insurance where one was ticked. */
const personOf = (slug: string, birthDate = '1990-05-12') => ({
  ...{ birthDate, insured: ['cdc', 'vehicle'].includes(slug), installments: honest(slug).quote.installments },
  ...(loanProduct(slug)?.needsMargin === true && { marginCentavos: 28_000 }),
});

describe('an offer from outside', () => {
  it.each(loanProducts.map(([slug]) => slug))('of %s that is honest has nothing wrong with it', (slug) =>
    expect(wrongWithOffer(honest(slug), slug, personOf(slug), on)).toEqual([]),
  );

  it.each(dishonest)('says %s (%s): refused', (_what, slug, lie, code) => {
    const person = personOf(slug, code === 'age.atEnd' ? '1955-05-12' : undefined);
    expect(wrongWithOffer(lie(honest(slug)), slug, person, on)).toContain(code);
  });

  it('may lie in more than sixty ways', () => {
    globalThis.console.info(`${dishonest.length} lies, ${new Set(dishonest.map(([, , , code]) => code)).size} codes`);
    expect(dishonest.length).toBeGreaterThan(60);
  });

  it.each([
    ['another contract', { contract: 'A-2' }],
    ['a later last day', { lastDueOn: '2031-11-07' }],
    ['more that is left', { openCentavos: 2_000_000 }],
    ['a smaller installment of today', { installmentCentavos: 39_900 }],
    ['a smaller balance', { settlementCentavos: 1_000_000 }],
    ['another bank', { lender: 'Banco Planalto' }],
    ['the CNPJ of another bank', { lenderCnpj: '12ABC34501DE35' }],
    ['another benefit', { benefit: '2345678901' }],
  ] as const)('of a debt whose books say %s: refused', (_what, change) => {
    const offer = honest('portability');
    const { replaces } = offer;
    if (replaces === undefined) throw new Error('it says what it replaces');
    const told = (replacedDebt: typeof replaces) =>
      wrongWithOffer(offer, 'portability', { ...personOf('portability'), replacedDebt }, on);
    expect(told(replaces)).toEqual([]);
    expect(told({ ...replaces, settlementCentavos: replaces.settlementCentavos + 1 })).toEqual([]);
    expect(told({ ...replaces, ...change })).toEqual(['portability.debtDiffers']);
  });

  it.each([
    ['a clause', ['Sem juros. Multa de 10 % em caso de atraso.']],
    ['a single word', ['Grátis']],
  ])('says nothing beside its figures: %s is read by nobody', (_what, notes) => {
    const read = offerShape.parse({ ...honest('fgts'), notes });
    expect(read).not.toHaveProperty('notes');
    const own = loanProduct('fgts')?.notes;
    expect(own?.length).toBeGreaterThan(0);
    expect(offerOnWire(read, 'fgts').notes).toEqual(own);
    expect(offerOnWire(read, 'clt').notes).toEqual(loanProduct('clt')?.notes ?? []);
  });

  it('of a product that nobody knows is none', () =>
    expect(wrongWithOffer(honest('cdc'), 'nobody-lends-this', {}, on)).toEqual(['rules.unknown']));
});
