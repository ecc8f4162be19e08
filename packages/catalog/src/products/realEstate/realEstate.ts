import { prudentShare } from '../income.ts';
import { boughtHome } from '../../particulars/home.ts';
import { sellerOf } from '../../particulars/seller.ts';
import { homePaper } from './homePaper.ts';
import { centavos, needing } from '../../ports/facts.ts';
import { downPayment, downPaymentLine, financedOf, mostFinanced } from '../downPayment.ts';
import { lineNamed } from '../lineKind.ts';
import { defineLoan, usualTerms } from '../parts.ts';

/** Death and disability, and damage to the building: obligatory, a part of the value with each installment. */
const DEATH_SHARE = 0.00015;
const DAMAGE_SHARE = 0.00006;
const MONTHLY_FEE = { name: 'Tarifa de administração', centavos: 2_500, when: 'perInstallment' } as const;
const [DEATH, DAMAGE] = ['Seguro de morte e invalidez', 'Seguro do imóvel'] as const;
const home = lineNamed('bem', 'Valor do imóvel');

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
  variants: [
    { title: 'SAC: parcela que diminui', details: { system: 'sac' } },
    { title: 'Price: parcela igual', details: { system: 'price' } },
  ],
  detailsOf: (facts) => ({ collateralCentavos: centavos(facts, 'valorImovel') }),
  amountOf: ({ details }) => financedOf(details),
  ceilingOf: ({ details }) => mostFinanced(details),
  charges: [MONTHLY_FEE.name, 'Avaliação do imóvel', 'Registro do contrato', 'Despesas de cartório', DEATH, DAMAGE],
  termsOf: (question) => {
    const { collateralCentavos = 0, system = 'sac' } = question.details ?? {};
    const monthly = (name: string, share: number) =>
      ({ name, centavos: Math.round(collateralCentavos * share), when: 'perInstallment' }) as const;
    return {
      ...usualTerms(question),
      method: system,
      iof: 'exempt',
      fees: [MONTHLY_FEE],
      insurances: [monthly(DEATH, DEATH_SHARE), monthly(DAMAGE, DAMAGE_SHARE)],
    };
  },
  lineKinds: [home, downPayment],
  linesOf: (question) => [home.of(question.details?.collateralCentavos ?? 0), downPaymentLine(question)],
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
