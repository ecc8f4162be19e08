import { prudentShare } from '../income.ts';
import { paidBySlip, tiedToPurchase } from '../clauses.ts';
import { ok } from '@passo/domain';
import { centavos, needing } from '../../ports/facts.ts';
import { defineLoan, refusal, usualTerms } from '../parts.ts';

/** Direct consumer credit: what a purchase costs less what is paid at once, over the counter of a store. */
export const cdc = defineLoan({
  label: 'Crédito direto ao consumidor',
  regulation: 'consumer',
  minimumCentavos: 20_000,
  maximumCentavos: 5_000_000,
  terms: [6, 10, 12, 18, 24, 36],
  usualRate: 0.0249,
  example: { requestedCentavos: 300_000, installments: 12 },
  needs: needing([]),
  detailsOf: (facts) => ({ collateralCentavos: centavos(facts, 'valorCompra') }),
  amountOf: ({ requestedCentavos, details = {} }) => {
    const { collateralCentavos = 0, downPaymentCentavos = 0 } = details;
    if (collateralCentavos === 0) return ok(requestedCentavos);
    if (downPaymentCentavos < 0 || downPaymentCentavos >= collateralCentavos) {
      return refusal('A entrada é menor do que o valor da compra.');
    }
    return ok(collateralCentavos - downPaymentCentavos);
  },
  termsOf: (question) => ({
    ...usualTerms(question),
    fees: [{ name: 'Tarifa de cadastro', centavos: 9_900, when: 'financed' }],
    insurances:
      question.details?.insured === true ? [{ name: 'Seguro prestamista', centavos: 690, when: 'perInstallment' }] : [],
  }),
  linesOf: ({ details = {} }) => {
    const { collateralCentavos = 0, downPaymentCentavos = 0 } = details;
    if (collateralCentavos === 0) return [];
    return [
      { key: 'bem', label: 'Valor da compra', centavos: collateralCentavos },
      { key: 'entrada', label: 'Valor da Entrada', centavos: downPaymentCentavos },
    ];
  },
  insurance: {
    name: 'Seguro prestamista',
    insurer: 'Seguradora Travessia S.A.',
    cover: 'Paga o que falta da dívida em caso de morte ou invalidez.',
  },
  bears: prudentShare,
  paper: { clauses: [tiedToPurchase, paidBySlip] },
  notes: ['A compra e o crédito andam juntos: se quem vende não entregar, você pode desfazer os dois.'],
});
