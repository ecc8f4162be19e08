import type { ProposalOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { linesOf, withdrawalOf } from './withdrawal.ts';

const proposal = (standing: string[], end: ProposalOnWire['data']['end'] = null): ProposalOnWire => ({
  ...{ _id: 'p', currentStep: 'conta', reviewStep: null, selfContract: {}, stepStatus: {}, revision: 1 },
  ...{ systemicValue: 'A', situation: 'pending', selfContractFeature: null },
  data: {
    ...{ shown: {}, notices: {}, inconsistencies: {}, bounds: {}, retryable: [] },
    ...{ end, endorsed: false, signed: false, standing, seller: null },
  },
});

it.each([
  ['nothing', null, null],
  ['a proposal that nobody holds anything for', proposal([]), 'Este pedido será cancelado.'],
  [
    'one that the bank holds an offer for',
    proposal(['a oferta reservada no banco']),
    'Este pedido será cancelado, e com ele a oferta reservada no banco.',
  ],
  ['one that several hold something for', proposal(['a', 'b', 'c']), 'Este pedido será cancelado, e com ele a, b e c.'],
  ['one that has ended', proposal(['a'], 'refused'), null],
])('ending %s', (_what, given, expected) => {
  expect(withdrawalOf(given)).toBe(expected);
});

it('a question has the lines that there are', () => {
  expect(linesOf('a', null, 'b')).toBe('a\nb');
});
