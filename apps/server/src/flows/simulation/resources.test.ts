import type { Offer } from '@passo/catalog';
import { expect, it } from 'vitest';
import { cdcOnWire } from './resources.ts';

const quote = {
  ...{ financedCentavos: 100_000, iofCentavos: 1_234, fees: [{ totalCentavos: 5_000 }, { totalCentavos: 50 }] },
  ...{ installments: 12, monthlyRate: 0.02, installmentCentavos: 9_500 },
};
const offerOf = (more: object): Offer => Object.assign(Object.create(null), { id: 'of_1', quote, ...more });

it.each([
  ['a down payment', { lines: [{ key: 'entrada', centavos: 50_050 }] }, 500.5],
  ['other lines alone', { lines: [{ key: 'frete', centavos: 10 }] }, 0],
  ['no lines', {}, 0],
])('a purchase with %s in the words of the CDC simulation', (_what, more, valorEntradaCDC) =>
  expect(cdcOnWire([offerOf(more)]).simulation).toEqual({
    ...{ valorEntradaCDC, valorDoFinanciamento: 1_000, loanFee: 50.5, iof: 12.34 },
    installmentSimulations: [{ prazo: 12, taxa: 0.02, valorDaParcela: 95, oferta: 'of_1' }],
  }),
);
