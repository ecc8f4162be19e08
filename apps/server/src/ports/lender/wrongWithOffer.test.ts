import { loanProduct, loanProducts, offerOnWire } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { dishonest, honest, on } from './testing/dishonest.ts';
import { offerShape } from './offerShape.ts';
import { wrongWithOffer } from './wrongWithOffer.ts';

/** Who asks: enough of a margin for what is honest, and an insurance where one was ticked. */
const personOf = (slug: string, birthDate = '1990-05-12') => ({
  ...{ birthDate, insured: ['cdc', 'vehicle'].includes(slug), installments: honest(slug).quote.installments },
  ...(['clt', 'inss'].includes(slug) && { marginCentavos: 28_000 }),
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
