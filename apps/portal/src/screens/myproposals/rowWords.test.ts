import { expect, it } from 'vitest';
import { moneyWords, standingWords, type OwnProposal } from './rowWords.ts';

const open = { end: null, phase: 'Oferta', waiting: false } as const;

it.each<readonly [string, Parameters<typeof standingWords>[0], string]>([
  ['an open one by its phase', open, 'Fase: Oferta'],
  ['one that waits for somebody', { ...open, waiting: true }, 'Fase: Oferta · agora é esperar'],
  ['one of a flow without phases', { ...open, phase: '' }, 'Em andamento'],
  ['one of those that waits', { ...open, phase: '', waiting: true }, 'Agora é esperar'],
  ['one that was paid, wherever it stood', { ...open, end: 'finished' }, 'Concluído'],
  ['a no', { ...open, end: 'refused' }, 'Recusado'],
  ['a no for want of an offer', { ...open, end: 'noOffer' }, 'Terminou sem oferta'],
  ['one that was given up', { ...open, end: 'cancelled' }, 'Cancelado'],
])('says where it stands: %s', (_what, row, words) => expect(standingWords(row)).toBe(words));

type Taken = NonNullable<OwnProposal['taken']>;
const taken: Taken = { unit: 'installment', interestFree: false, lines: [], released: 8500, installments: 24 };
const nothing = { amount: null, installments: null };
const told = (row: Parameters<typeof moneyWords>[0]): string => moneyWords(row).join('; ').replaceAll('\u00a0', ' ');

it.each<readonly [string, Parameters<typeof told>[0], string]>([
  ['nothing where nothing is chosen', { taken: null, asked: nothing }, ''],
  ['nothing of a term without an amount', { taken: null, asked: { ...nothing, installments: 5 } }, ''],
  ['what was asked', { taken: null, asked: { amount: 8500.5, installments: 24 } }, 'Você pediu R$ 8.500,50 em 24x'],
  ['an amount without a term', { taken: null, asked: { amount: 500, installments: null } }, 'Você pediu R$ 500,00'],
  [
    'what was taken, not what was asked',
    { taken, asked: { amount: 1, installments: 1 } },
    'Você recebe R$ 8.500,00; 24 parcelas',
  ],
  [
    'withdrawals as such',
    { taken: { ...taken, unit: 'withdrawal', installments: 1 }, asked: nothing },
    'Você recebe R$ 8.500,00; 1 saque',
  ],
  [
    'a debt that is paid with it',
    { taken: { ...taken, lines: [{ key: 'divida', label: 'Falta pagar', value: 900 }] }, asked: nothing },
    'Quita a sua dívida de R$ 900,00; 24 parcelas',
  ],
])('says the money: %s', (_what, row, words) => expect(told(row)).toBe(words));
