import { loanProducts, type CompareQuestion, type Offer } from '@passo/catalog';
import { describe, expect, it } from 'vitest';
import { checkedLender } from './checkedLender.ts';
import { houseBank } from '../../channels/banks/testing/houseBank.ts';
import { quotesFor } from '../../simulator/ports/lender/quotes.ts';
import { lies } from './testing/lies.ts';

const on = '2026-11-20' as const;
const banks = { bankSlug: 'banco-horizonte', bankSlugs: ['banco-horizonte'] };
const question: CompareQuestion = {
  ...banks,
  ...{ product: 'cdc', requestedCentavos: 300_000, installments: 12, marginCentavos: 0, monthlyRate: 0.0249 },
};
const asking = (signal = new AbortController().signal) => ({ key: 'p1:simulacao:1', signal });

function goodOffer(): Offer {
  const [answer] = quotesFor(question, [houseBank], 'p1:simulacao:1', on);
  if (answer?.kind !== 'done') throw new Error('the example loan is a loan');
  return answer.value;
}

/** A lender that says whatever it is given, whatever its type. */
const saying = (answer: unknown) => {
  const said = async () => answer;
  return checkedLender({ simulate: said, compare: said, limits: said, contracts: said });
};

const details = { collateralCentavos: 40_000_000, balanceCentavos: 1_000_000, birthDate: '1990-05-12' };

describe('what the built-in lender offers comes through as it is', () => {
  it.each(loanProducts.map(([slug, product]) => [slug, product] as const))('%s', async (slug, product) => {
    const base = { ...banks, product: slug, cpf: '52998224725', marginCentavos: 0, monthlyRate: 0 };
    const contract = slug === 'refinancing' ? 'HZ-1001' : 'CP-20431';
    const installments = slug === 'fgts' ? 3 : (product.terms.at(-1) ?? 0);
    const asked = { ...base, installments, requestedCentavos: 2_000_000, details: { ...details, contract } };
    for (const requestedCentavos of [200_000, 2_000_000, 0]) {
      for (const answer of quotesFor({ ...asked, requestedCentavos }, [houseBank], 'p1:s:1', on)) {
        if (answer.kind === 'done') expect(await saying(answer).simulate(asked, asking())).toEqual(answer);
      }
    }
  });

  it('without what we do not know', async () => {
    const offer = goodOffer();
    const answer = { kind: 'done', value: { ...offer, markup: '<script>', quote: { ...offer.quote, extra: [1] } } };
    expect(await saying(answer).simulate(question, asking())).toEqual({ kind: 'done', value: offer });
  });
});

describe('a lender that does not say what it should', () => {
  it.each(lies)('says %s: a failure', async (_what, lie) => {
    const lender = saying({ kind: 'done', value: lie(goodOffer()) });
    expect(await lender.simulate(question, asking())).toEqual({ kind: 'failed', reason: 'unexpected' });
    expect(await lender.compare?.(question, asking())).toEqual({ kind: 'failed', reason: 'unexpected' });
  });

  it.each([
    ['no answer', undefined],
    ['a kind that nobody knows', { kind: 'perhaps' }],
    ['to wait, but not for what', { kind: 'waiting' }],
    ['a number', 7],
  ])('says %s: a failure', async (_what, answer) => {
    expect(await saying(answer).simulate(question, asking())).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['terms without end', { terms: Array.from({ length: 10_000 }, (_, at) => at + 1) }],
    ['terms that fall', { terms: [24, 12] }],
    ['a term twice', { terms: [12, 12] }],
    ['a term of nothing', { terms: [0, 12] }],
    ['terms that are texts', { terms: ['12'] }],
    ['a maximum that is null', { maximumCentavos: null }],
    ['a minimum below zero', { minimumCentavos: -1 }],
  ])('limits with %s: a failure', async (_what, change) => {
    const value = { minimumCentavos: 1, maximumCentavos: 2, terms: [12], monthlyRate: 0.02, ...change };
    expect(await saying({ kind: 'done', value }).limits?.(question, asking())).toMatchObject({ kind: 'failed' });
  });

  it('refuses in words that are no words: refused, in ours', async () => {
    const answer = { kind: 'refused', text: { html: '<b>' }, remake: 'yes' };
    expect(await saying(answer).simulate(question, asking())).toEqual({ kind: 'refused' });
  });

  it('throws: a failure', async () => {
    const throwing = checkedLender({ simulate: () => Promise.reject(new TypeError('secret')) });
    expect(await throwing.simulate(question, asking())).toEqual({ kind: 'failed', reason: 'TypeError' });
  });

  it('never answers: a failure when patience ends', async () => {
    const silent = checkedLender({ simulate: () => new Promise(() => undefined) });
    const late = { kind: 'failed', reason: 'timeout' };
    expect(await silent.simulate(question, asking(AbortSignal.abort()))).toEqual(late);
    const patience = new AbortController();
    const asked = silent.simulate(question, asking(patience.signal));
    patience.abort();
    expect(await asked).toEqual(late);
  });
});
