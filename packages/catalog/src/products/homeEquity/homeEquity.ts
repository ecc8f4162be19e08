import { ownHome } from '../../particulars/home.ts';
import { centavos, needing } from '../../ports/facts.ts';
import { homeInsuranceNames, homeInsurances, homeLine, homeVariants } from '../home.ts';
import { prudentShare } from '../income.ts';
import { defineLoan, usualTerms } from '../parts.ts';
import { equityPaper } from './equityPaper.ts';

/** Of the home's value, the most that is lent on it, in percent. */
const LOAN_TO_VALUE = 60;
const mostOn = (collateralCentavos: number): number => Math.floor((collateralCentavos * LOAN_TO_VALUE) / 100);
const APPRAISAL = { name: 'Avaliação do imóvel', centavos: 250_000, when: 'financed' } as const;
const REGISTRATION = { name: 'Registro do contrato', centavos: 180_000, when: 'financed' } as const;

/** Money on a home that is the customer's own: nothing is bought with it, so IOF is due. */
export const homeEquity = defineLoan({
  label: 'Empréstimo com garantia de imóvel',
  regulation: 'homeEquity',
  minimumCentavos: 5_000_000,
  maximumCentavos: 300_000_000,
  terms: [60, 90, 120, 150, 180, 240],
  usualRate: 0.0139,
  example: {
    ...{ requestedCentavos: 15_000_000, installments: 120 },
    details: { collateralCentavos: 40_000_000, system: 'price' },
  },
  needs: needing(['valorImovel']),
  validDays: 5,
  variants: homeVariants,
  detailsOf: (facts) => ({ collateralCentavos: centavos(facts, 'valorImovel') }),
  mostOn,
  ceilingOf: ({ details }) => mostOn(details?.collateralCentavos ?? 0),
  charges: [APPRAISAL.name, REGISTRATION.name, ...homeInsuranceNames],
  termsOf: (question) => {
    const { collateralCentavos = 0, system = 'price' } = question.details ?? {};
    return {
      ...usualTerms(question),
      method: system,
      fees: [APPRAISAL, REGISTRATION],
      insurances: homeInsurances(collateralCentavos),
    };
  },
  lineKinds: [homeLine],
  linesOf: ({ details }) => [homeLine.of(details?.collateralCentavos ?? 0)],
  bears: prudentShare,
  paper: equityPaper,
  particulars: ownHome,
  notes: [
    'O imóvel fica em garantia até a última parcela: se você não pagar, ele pode ser tomado e leiloado, mesmo que seja a sua única casa.',
    'Se o leilão não pagar a dívida toda, você continua devendo o que faltar.',
    'O dinheiro sai depois que o cartório registrar o contrato na matrícula do imóvel.',
  ],
});
