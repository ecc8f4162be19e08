import { prudentShare } from '../income.ts';
import { boughtHome } from '../../particulars/home.ts';
import { sellerOf } from '../../particulars/seller.ts';
import { homePaper } from './homePaper.ts';
import { centavos, needing } from '../../ports/facts.ts';
import { downPayment, downPaymentLine, financedOf, mostFinanced } from '../downPayment.ts';
import { homeInsuranceNames, homeInsurances, homeLine, homeVariants } from '../home.ts';
import { defineLoan, usualTerms } from '../parts.ts';

const MONTHLY_FEE = { name: 'Tarifa de administração', centavos: 2_500, when: 'perInstallment' } as const;

/** Home financing: the home secures it, IOF is not charged, and the customer compares constant amortisation with Price. */
export const realEstate = defineLoan({
  label: 'Financiamento imobiliário',
  regulation: 'housing',
  minimumCentavos: 5_000_000,
  maximumCentavos: 500_000_000,
  terms: [60, 120, 180, 240, 300, 360, 420],
  usualRate: 0.0089,
  example: { requestedCentavos: 0, installments: 360, details: { collateralCentavos: 40_000_000, system: 'sac' } },
  needs: needing(['valorImovel']),
  validDays: 5,
  variants: homeVariants,
  detailsOf: (facts) => ({ collateralCentavos: centavos(facts, 'valorImovel') }),
  amountOf: ({ details }) => financedOf(details),
  ceilingOf: ({ details }) => mostFinanced(details),
  charges: [
    ...[MONTHLY_FEE.name, 'Avaliação do imóvel', 'Registro do contrato', 'Despesas de cartório'],
    ...homeInsuranceNames,
  ],
  termsOf: (question) => {
    const { collateralCentavos = 0, system = 'sac' } = question.details ?? {};
    return {
      ...usualTerms(question),
      method: system,
      iof: 'exempt',
      fees: [MONTHLY_FEE],
      insurances: homeInsurances(collateralCentavos),
    };
  },
  lineKinds: [homeLine, downPayment],
  linesOf: (question) => [homeLine.of(question.details?.collateralCentavos ?? 0), downPaymentLine(question)],
  bears: prudentShare,
  paper: homePaper,
  particulars: boughtHome,
  payeeOf: sellerOf,
  notes: [
    'Crédito para moradia não paga IOF.',
    'O imóvel fica em garantia até a última parcela: se você não pagar, ele pode ser tomado e leiloado.',
    'O dinheiro vai direto para quem vende.',
  ],
});
