import type { Quote } from '../quote/terms.ts';

/** What the checks read of a quote, whoever wrote it. */
type Figures = Pick<
  Quote,
  | 'schedule'
  | 'installments'
  | 'installmentCentavos'
  | 'totalCentavos'
  | 'interestCentavos'
  | 'financedCentavos'
  | 'releasedCentavos'
  | 'iofCentavos'
  | 'fees'
  | 'insurances'
  | 'firstDueOn'
  | 'lastDueOn'
>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Each row is its parts, and comes after the one before. */
const rowsFit = ({ schedule }: Figures): boolean =>
  schedule.every((row, at) => {
    const parts = row.interestCentavos + row.amortisationCentavos + row.chargesCentavos;
    const isNext = at === 0 || row.dueOn > (schedule[at - 1]?.dueOn ?? '');
    return row.number === at + 1 && row.installmentCentavos === parts && isNext;
  });

const endsFit = ({ schedule, installments, installmentCentavos, firstDueOn, lastDueOn }: Figures): boolean =>
  schedule.length === installments &&
  schedule[0]?.installmentCentavos === installmentCentavos &&
  schedule[0].dueOn === firstDueOn &&
  schedule.at(-1)?.dueOn === lastDueOn &&
  schedule.at(-1)?.balanceCentavos === 0;

const totalsFit = ({ schedule, totalCentavos, interestCentavos, financedCentavos }: Figures): boolean =>
  sum(schedule.map((row) => row.installmentCentavos)) === totalCentavos &&
  sum(schedule.map((row) => row.interestCentavos)) === interestCentavos &&
  sum(schedule.map((row) => row.amortisationCentavos)) === financedCentavos;

function financedFits({ releasedCentavos, iofCentavos, financedCentavos, fees, insurances }: Figures): boolean {
  const charges = [...fees, ...insurances].filter(({ when }) => when !== 'perInstallment');
  return releasedCentavos + iofCentavos + sum(charges.map((one) => one.totalCentavos)) === financedCentavos;
}

function chargesFit({ schedule, fees, insurances }: Figures): boolean {
  const charges = [...fees, ...insurances].filter(({ when }) => when === 'perInstallment');
  return sum(schedule.map((row) => row.chargesCentavos)) === sum(charges.map((one) => one.totalCentavos));
}

/** To the centavo: the rows make the totals, and released money, tax and charges make the debt. */
export const addsUp = (quote: Figures): boolean =>
  rowsFit(quote) && endsFit(quote) && totalsFit(quote) && financedFits(quote) && chargesFit(quote);
