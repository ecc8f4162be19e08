import { prudentShare } from '../income.ts';
import { debited, securedByVehicle, servicesAreDone, tiedToPurchase, vehicleMayBeTaken } from '../clauses.ts';
import { sellerOf } from '../../particulars/seller.ts';
import { boughtVehicle } from '../../particulars/vehicle.ts';
import { needing } from '../../ports/facts.ts';
import type { LoanDetails } from '../../ports/lender.ts';
import { defineLoan, usualTerms } from '../parts.ts';
import { vehicleDetails, vehicleKinds, vehicleLine } from '../vehicleWorth.ts';
import { downPayment, downPaymentLine, financedOf, mostFinanced } from '../downPayment.ts';

const REGISTRATION = { name: 'Registro do contrato', centavos: 27_500, when: 'financed' } as const;
const APPRAISAL = { name: 'Avaliação do veículo', centavos: 35_000, when: 'financed' } as const;
const INSURANCE = 'Seguro de proteção';
/** Of what is financed, once. */
const INSURANCE_SHARE = 0.025;

const insurancesOf = (details: LoanDetails = {}) => {
  const financed = financedOf(details);
  if (details.insured !== true || !financed.ok) return [];
  return [{ name: INSURANCE, centavos: Math.round(financed.value * INSURANCE_SHARE), when: 'financed' } as const];
};

/** Vehicle financing: a part of the value is paid at once, the vehicle secures the rest. */
export const vehicle = defineLoan({
  label: 'Financiamento de veículo',
  regulation: 'consumer',
  minimumCentavos: 300_000,
  maximumCentavos: 50_000_000,
  terms: [12, 24, 36, 48, 60],
  usualRate: 0.0189,
  example: { requestedCentavos: 0, installments: 48, details: { collateralCentavos: 6_000_000 } },
  needs: needing(['valorVeiculo']),
  detailsOf: vehicleDetails,
  amountOf: ({ details }) => financedOf(details),
  ceilingOf: ({ details }) => mostFinanced(details),
  charges: [REGISTRATION.name, APPRAISAL.name, 'Tarifa de cadastro', INSURANCE],
  termsOf: (question) => ({
    ...usualTerms(question),
    fees: [REGISTRATION, APPRAISAL],
    insurances: insurancesOf(question.details),
  }),
  lineKinds: [...vehicleKinds, downPayment],
  linesOf: (question) => [vehicleLine(question), downPaymentLine(question)],
  insurance: {
    name: INSURANCE,
    insurer: 'Seguradora Travessia S.A.',
    cover:
      'Paga o que falta do financiamento em caso de morte ou invalidez, e até 6 parcelas se você perder o emprego.',
  },
  bears: prudentShare,
  paper: {
    account: 'Conta de onde saem as parcelas',
    unpaid:
      'O veículo pode ser tomado e vendido, como está escrito acima; isso também tem despesas, que entram na dívida.',
    clauses: [tiedToPurchase, securedByVehicle, vehicleMayBeTaken, servicesAreDone, debited],
  },
  particulars: boughtVehicle,
  payeeOf: sellerOf,
  notes: [
    'O veículo fica em garantia até a última parcela: se você não pagar, ele pode ser tomado e vendido.',
    'O dinheiro vai direto para quem vende.',
    'A compra e o crédito andam juntos: se quem vende não entregar, você pode desfazer os dois.',
  ],
});
