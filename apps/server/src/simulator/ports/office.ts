import type { OfficeDecision, OperationName, Person, QuestionOf } from '@passo/catalog';
import { byPerson } from '../answers.ts';
import type { Decisions } from '../decisions.ts';
import type { SimulatorParts } from '../provider.ts';
import type { Operation, PortOf } from '../../ports/port.ts';

type OfficeName = Extract<OperationName, `office.${string}`>;

/** Analysts, lawyers and the back office: each decides on the simulator's page. */
export function simulatedOffice(parts: SimulatorParts, decisions: Decisions): PortOf<'office'> {
  const waits = <Name extends OfficeName>(name: Name): Operation<QuestionOf<Name>, OfficeDecision> =>
    byPerson({ ...parts, decisions }, name, { shown: factsOf });
  return {
    'office.review': waits('office.review'),
    'office.legalReview': waits('office.legalReview'),
    'office.analyseData': waits('office.analyseData'),
    'office.release': waits('office.release'),
    'office.rateReview': byPerson({ ...parts, decisions }, 'office.rateReview', { shown: figuresOf }),
    'office.creditReview': waits('office.creditReview'),
  };
}

interface Facts {
  readonly person: Person;
  readonly installmentCentavos?: number;
  readonly installments?: number;
  readonly salaryCentavos?: number;
}

const factsOf = ({ person, installmentCentavos, installments, salaryCentavos }: Facts) => ({
  name: person.name,
  ...(salaryCentavos !== undefined && salaryCentavos > 0 && { salaryCentavos }),
  ...(installments !== undefined &&
    installments > 0 && { installmentCentavos: installmentCentavos ?? 0, installments }),
});

const figuresOf = ({ person, lender, band, ...offer }: QuestionOf<'office.rateReview'>) => ({
  name: person.name,
  lender: lender.name,
  requestedCentavos: offer.requestedCentavos,
  installmentCentavos: offer.installmentCentavos,
  installments: offer.installments,
  monthlyRate: offer.monthlyRate,
  monthlyRateTo: band.monthlyRateTo,
  cetAnnualRate: offer.cetAnnual,
  cetAnnualRateTo: band.cetAnnualTo,
});
