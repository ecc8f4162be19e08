import { loanProduct } from '@passo/catalog';
import { today, type Clock } from '@passo/domain';
import { marginsOf } from '@passo/finance';
import { simulateOperation, type SimulatorParts } from '../../simulator/provider.ts';
import type { PortOf } from '../port.ts';

const LATENCY_MS = 1_200;
const RATE = 0.0179;
const LOWER_SHARE = 0.3;

/** A bureau that knows everybody: 35 % of the salary is free, and the table of endings says who is refused. */
export const simulatedBureau = (parts: SimulatorParts, clock: Clock): PortOf<'bureau'> => ({
  'bureau.analyse': simulateOperation(parts, {
    operation: 'bureau.analyse',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (question, { outcome }) => {
      const product = loanProduct('clt');
      const on = today(clock.now());
      const margins = marginsOf(question.salaryCentavos, 'privatePayroll', on);
      if (outcome.bureau === 'refused' || product === undefined || !margins.ok)
        return { kind: 'refused', noOffer: true };
      const share = outcome.limit === 'lower' ? LOWER_SHARE : 1;
      const marginCentavos = Math.floor(margins.value.loanCentavos * share);
      const most = product.maximumFor(marginCentavos, RATE, on);
      if (!most.ok || most.value < product.minimumCentavos) return { kind: 'refused', noOffer: true };
      return {
        kind: 'done',
        value: {
          score: outcome.limit === 'lower' ? 480 : 760,
          minimumCentavos: product.minimumCentavos,
          // Whole tens of reais: a slider that ends at R$ 14.203,17 helps nobody.
          maximumCentavos: Math.max(product.minimumCentavos, Math.floor(most.value / 1_000) * 1_000),
          marginCentavos,
          monthlyRate: RATE,
          terms: [...product.terms],
        },
      };
    },
  }),
});
