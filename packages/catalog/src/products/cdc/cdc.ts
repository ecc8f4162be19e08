import { prudentShare } from '../income.ts';
import { paidBySlip, tiedToPurchase } from '../clauses.ts';
import { ok } from '@passo/domain';
import { centavos, needing } from '../../ports/facts.ts';
import { downPayment } from '../downPayment.ts';
import { lineNamed } from '../lineKind.ts';
import { defineLoan, refusal, usualTerms } from '../parts.ts';

const REGISTER_FEE = { name: 'Tarifa de cadastro', centavos: 9_900, when: 'financed' } as const;
const INSURANCE = { name: 'Seguro prestamista', centavos: 690, when: 'perInstallment' } as const;
const purchase = lineNamed('bem', 'Valor da compra');

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
  charges: [REGISTER_FEE.name, INSURANCE.name],
  termsOf: (question) => ({
    ...usualTerms(question),
    fees: [REGISTER_FEE],
    insurances: question.details?.insured === true ? [INSURANCE] : [],
  }),
  lineKinds: [purchase, downPayment],
  linesOf: ({ details = {} }) => {
    const { collateralCentavos = 0, downPaymentCentavos = 0 } = details;
    if (collateralCentavos === 0) return [];
    return [purchase.of(collateralCentavos), downPayment.of(downPaymentCentavos)];
  },
  insurance: {
    name: INSURANCE.name,
    insurer: 'Seguradora Travessia S.A.',
    cover: 'Paga o que falta da dívida em caso de morte ou invalidez.',
  },
  bears: prudentShare,
  paper: { clauses: [tiedToPurchase, paidBySlip] },
  notes: ['A compra e o crédito andam juntos: se quem vende não entregar, você pode desfazer os dois.'],
});
