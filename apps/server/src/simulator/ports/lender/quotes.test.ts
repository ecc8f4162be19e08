import type { LoanAsked } from '@passo/catalog';
import { expect, it } from 'vitest';
import { lendingOf } from '../../../channels/banks/bank.ts';
import { bankNamed, shippedBanks } from '../../../channels/banks/testing/houseBank.ts';
import { quoteFor } from './quotes.ts';

const on = '2026-11-20' as const;
const asked: LoanAsked = {
  ...{ product: 'cdc', requestedCentavos: 400_000, installments: 12, marginCentavos: 0, monthlyRate: 0 },
};

function wordsOf(slug: string, more: Partial<LoanAsked>): string {
  const answer = quoteFor({ ...asked, ...more }, bankNamed(slug), 'key', on);
  return answer.kind === 'refused' ? (answer.text ?? '').replaceAll('\u00a0', ' ') : answer.kind;
}

it.each([
  ['banco-horizonte', 'Escolha um destes prazos: 6x, 10x, 12x, 18x, 24x, 36x.'],
  ['banco-serra-azul', 'Escolha um destes prazos: 6x, 10x, 12x.'],
  ['banco-cerrado', 'O prazo mais perto que este banco faz é 24x.'],
  ['financeira-litoral', 'Este banco não empresta em 30x. Escolha outro prazo.'],
])('%s, asked for a term that it has not', (slug, words) => expect(wordsOf(slug, { installments: 30 })).toBe(words));

it.each([
  [
    'banco-serra-azul',
    600_000,
    'Em 12x, você pode pegar de R$ 200,00 a R$ 5.000,00. Mude o valor ou o número de parcelas.',
  ],
  ['banco-araucaria', 99_000, 'Em 12x, o valor mais perto que este banco empresta é R$ 1.000,00.'],
  ['banco-mare-alta', 1_500_000, 'Este banco não empresta esse valor em 12x. Escolha outro valor.'],
])('%s, asked for %i centavos', (slug, requestedCentavos, words) =>
  expect(wordsOf(slug, { requestedCentavos })).toBe(words),
);

it('a bank is dearer by as much as its own usual rate is, also where an analysis names another', () => {
  const rateOf = (slug: string, monthlyRate: number): number => {
    const answer = quoteFor({ ...asked, monthlyRate }, bankNamed(slug), 'key', on);
    return answer.kind === 'done' ? answer.value.quote.monthlyRate : 0;
  };
  expect([rateOf('banco-serra-azul', 0), rateOf('financeira-litoral', 0)]).toEqual([0.0199, 0.0339]);
  expect([rateOf('banco-horizonte', 0.03), rateOf('banco-serra-azul', 0.03)]).toEqual([0.03, 0.024]);
});

it('a bank lends nothing that its file does not name', () =>
  expect(quoteFor({ ...asked, product: 'clt' }, bankNamed('banco-campos'), 'key', on)).toEqual({ kind: 'refused' }));

/** What is bought, or secures the loan; and what decides the amount by itself. */
const worth: Readonly<Record<string, number>> = {
  ...{ vehicle: 6_000_000, 'vehicle-equity': 10_000_000, 'real-estate': 60_000_000, 'home-equity': 60_000_000 },
};
const byDetails: ReadonlySet<string> = new Set(['vehicle', 'real-estate', 'fgts', 'portability']);

const lending = [...shippedBanks.values()].flatMap((bank) => Object.keys(bank.lends).map((slug) => ({ bank, slug })));

it.each(lending.map(({ bank, slug }) => [bank.slug, slug] as const))('%s lends %s as it says', (name, slug) => {
  const bank = bankNamed(name);
  const { terms = [], minimumCentavos = 0, monthlyRate } = lendingOf(bank, slug) ?? {};
  const contract = slug === 'refinancing' ? 'HZ-1001' : 'CP-20431';
  const collateralCentavos = worth[slug] ?? 0;
  const said = { collateralCentavos, balanceCentavos: 1_000_000, birthDate: '1990-05-12', contract };
  const details = { ...said, dueDay: 10, limitCentavos: 1_000_000 };
  const requestedCentavos = byDetails.has(slug) ? 0 : minimumCentavos;
  const question = { ...asked, product: slug, cpf: '52998224725', requestedCentavos, marginCentavos: 900_000, details };
  const answers = terms.map((installments) => quoteFor({ ...question, installments }, bank, 'key', on));
  const offers = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.value] : []));
  expect(offers.length).toBeGreaterThan(0);
  for (const { lender, quote } of offers) expect([lender, quote.monthlyRate]).toEqual([bank.institution, monthlyRate]);
});

it('what is bought decides the amount, and the bank’s limits hold for it too', () => {
  const words = wordsOf('banco-jequitiba', {
    ...{ product: 'vehicle', requestedCentavos: 0, details: { collateralCentavos: 20_000_000 } },
  });
  expect(words).toBe('Este banco empresta de R$ 10.000,00 a R$ 120.000,00.');
});
