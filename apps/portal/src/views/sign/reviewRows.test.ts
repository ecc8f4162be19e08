import { calls, type OfferOnWire, type StepOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { reviewRows } from './reviewRows.ts';
import { signWords, undoWords } from './signWords.ts';

const example = calls.showStep.data.parse(calls.showStep.examples.data).step;
const step = (slug: string, view: string, keys: readonly string[] = [], locks = false): StepOnWire => ({
  ...example,
  ...{ _id: slug, slug, name: slug, view, notAllowedToReturnFromHere: locks },
  fields: keys.map((key) => ({ key, component: 'text', label: key })),
});
const steps = (locks = false): StepOnWire[] => [
  step('pessoa', 'form', ['cpf', 'nome']),
  step('ofertas', 'simulation', ['prazo']),
  step('revisao', 'revision'),
  step('banco', 'form', ['conta']),
  step('contrato', 'contract', [], locks),
];
const shown: OfferOnWire = calls.simulation.data.parse(calls.simulation.examples.data).simulation;
const offer: OfferOnWire = { ...shown, schedule: [], lines: [] };

const contrato = { document: 'd1', pages: 5 };

function rowsOf(told: OfferOnWire, conta: string[] | null, { locks = false, paper = true, endorsed = false } = {}) {
  const { data, ...proposal } = calls.updateStep.data.parse(calls.updateStep.examples.data);
  const slugs = ['pessoa', 'ofertas', 'revisao', 'banco'];
  const journey = journeyOf(
    { ...calls.system.data.parse(calls.system.examples.data), steps: steps(locks) },
    {
      ...{ ...proposal, currentStep: 'contrato', selfContract: { pessoa: { cpf: '52998224725', nome: 'Maria' } } },
      stepStatus: { ...Object.fromEntries(slugs.map((slug) => [slug, 'finished' as const])), contrato: 'success' },
      data: {
        ...data,
        ...{ end: null, signed: false, endorsed },
        shown: { contrato: { oferta: told, conta, contrato: paper ? contrato : null } },
      },
    },
  );
  const gone: string[] = [];
  const rows = reviewRows(journey, 'contrato', told, (path) => gone.push(path)).map(({ action, ...row }) => {
    if (action && 'press' in action) action.press();
    return [row.label, ...row.values, [row.note].flat().join(' / '), action?.spoken]
      .filter(Boolean)
      .join(' | ')
      .replaceAll('\u00a0', ' ');
  });
  return { rows, gone };
}

it('says what is signed, each with the way to where it was said', () => {
  expect(rowsOf(offer, ['001 · Banco do Brasil', 'Ag. 1234 · Conta 12345-6'])).toEqual({
    rows: [
      'Você recebe | R$ 8.500,00 | Alterar valor e prazo',
      'Você paga R$ 10.731,84 no total | 24x de R$ 447,16 | 1ª em 25/12/2026 / Por boleto ou Pix / Juros 1,79% ao mês · CET 27,41% ao ano',
      `Contrato com quem empresta | ${offer.lender.name} | PDF · 5 páginas | Ler o contrato (PDF, 5 páginas)`,
      'Cai na conta | 001 · Banco do Brasil | Ag. 1234 · Conta 12345-6 | Alterar conta',
      'Você · CPF •••.982.247-•• | Maria | Alterar seus dados',
    ],
    gone: ['/ofertas', '/banco', '/pessoa'],
  });
});

it.each([
  ['behind what forbids returning', { locks: true }],
  ['once the deduction is registered: the second contract after a deposit that came back', { endorsed: true }],
])('offers no way to what cannot be changed any more: %s', (_, closed) => {
  const { rows, gone } = rowsOf(offer, ['001 · Banco do Brasil'], closed);
  expect(gone).toEqual([]);
  expect(rows.join()).not.toContain('Alterar');
});

it('says no account where none was asked, and no rate of what lends nothing', () => {
  const { rows } = rowsOf({ ...offer, interestFree: true }, null);
  expect(rows).toEqual([
    'Carta de crédito | R$ 8.500,00 | Alterar valor e prazo',
    'Você paga R$ 10.731,84 no total | 24x de R$ 447,16 | 1ª em 25/12/2026 / Por boleto ou Pix',
    `Contrato com a administradora | ${offer.lender.name} | PDF · 5 páginas | Ler o contrato (PDF, 5 páginas)`,
    'Você · CPF •••.982.247-•• | Maria | Alterar seus dados',
  ]);
});

it('says who lends alone where no contract is written', () =>
  expect(rowsOf(offer, null, { paper: false }).rows[2]).toBe(`Quem empresta | ${offer.lender.name}`));

const [month] = shown.schedule;
const lastOf = (installment: number) => (month === undefined ? [] : [{ ...month, installment }]);
const withdrawals: Partial<OfferOnWire> = {
  ...{ unit: 'withdrawal', installments: 3, valorDaParcela: 500, total: 1500, cetAnnual: 0.25 },
  collected: null,
};
const entrance = { key: 'entrada', label: 'Entrada', value: 4000 } as const;

it.each<[string, Partial<OfferOnWire>, string, string]>([
  [
    'a last one that takes up rounding beside the others',
    { schedule: lastOf(447.11) },
    'Você recebe | R$ 8.500,00',
    'Você paga R$ 10.731,84 no total | 24x de R$ 447,16 | 1ª em 25/12/2026 · última de R$ 447,11 / Por boleto ou Pix / Juros 1,79% ao mês · CET 27,41% ao ano',
  ],
  [
    'installments that fall from the first to the last',
    { schedule: lastOf(320.5) },
    'Você recebe | R$ 8.500,00',
    'Você paga R$ 10.731,84 no total | 24x, de R$ 447,16 a R$ 320,50 | 1ª em 25/12/2026 / Por boleto ou Pix / Juros 1,79% ao mês · CET 27,41% ao ano',
  ],
  [
    'withdrawals as what leaves the fund',
    withdrawals,
    'Você recebe | R$ 8.500,00',
    'Saem do seu FGTS R$ 1.500,00 | 3 saques de R$ 500,00 | 1º em 25/12/2026 / Juros 1,79% ao mês · CET 25,00% ao ano',
  ],
  [
    'one withdrawal as one',
    { ...withdrawals, installments: 1, total: 500 },
    'Você recebe | R$ 8.500,00',
    'Saem do seu FGTS R$ 500,00 | 1 saque de R$ 500,00 | 1º em 25/12/2026 / Juros 1,79% ao mês · CET 25,00% ao ano',
  ],
  [
    'a purchase as paid to whoever sells',
    { lines: [entrance] },
    'Vai para quem vende | R$ 8.500,00',
    'Você paga R$ 10.731,84 no total | 24x de R$ 447,16 | 1ª em 25/12/2026 / Por boleto ou Pix / Juros 1,79% ao mês · CET 27,41% ao ano',
  ],
])('says %s', (_, of, got, paid) =>
  expect(rowsOf({ ...offer, ...of }, null).rows.slice(0, 2)).toEqual([`${got} | Alterar valor e prazo`, paid]),
);

it('binds the button to the amount and the term; of withdrawals to how many', () => {
  const said = (told: OfferOnWire | null): string => signWords(told).replaceAll('\u00a0', ' ');
  expect(said(offer)).toBe('Assinar por R$ 10.731,84 em 24x');
  expect(said({ ...offer, unit: 'withdrawal', installments: 10 })).toBe('Assinar por R$ 10.731,84 em 10 saques');
  expect(said({ ...offer, unit: 'withdrawal', installments: 1 })).toBe('Assinar por R$ 10.731,84 em 1 saque');
  expect(said(null)).toBe('Assinar');
});

it.each([
  ['Em até 7 dias da assinatura', 'Você pode desistir em até 7 dias.'],
  ['Em até 7 dias corridos de quando o dinheiro chegar', 'Você pode desistir em até 7 dias.'],
  ['Até 02/12/2026', 'Você pode desistir até 02/12/2026.'],
])('says beside it in a line how long it can be undone: %s', (withdrawal, said) =>
  expect(undoWords(withdrawal)).toBe(said),
);
