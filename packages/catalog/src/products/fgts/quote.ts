import type { Quote, QuotedInstallment } from '@passo/finance';
import type { LoanQuestion } from '../product.ts';
import type { Sold } from './told.ts';

/** What is sold as a loan is told: each yearly withdrawal pays its own present value and the interest on it. */
export function anticipationQuote(sold: Sold, { monthlyRate }: LoanQuestion): Quote {
  const { years, financedCentavos, iofCentavos, releasedCentavos, totalCentavos, interestCentavos } = sold;
  const schedule = scheduleOf(years, financedCentavos);
  const first = years[0]?.dueOn ?? sold.rulesOf;
  return {
    ...{ requestedCentavos: releasedCentavos, releasedCentavos, financedCentavos, iofCentavos },
    ...{ fees: [], insurances: [], installments: years.length, schedule, totalCentavos, interestCentavos },
    installmentCentavos: schedule[0]?.installmentCentavos ?? 0,
    monthlyRate,
    annualRate: Number(((1 + monthlyRate) ** 12 - 1).toFixed(8)),
    ...{ cetMonthly: sold.cetMonthly, cetAnnual: sold.cetAnnual },
    ...{ firstDueOn: first, lastDueOn: years.at(-1)?.dueOn ?? first, rulesOf: sold.rulesOf },
  };
}

function scheduleOf(years: Sold['years'], financedCentavos: number): readonly QuotedInstallment[] {
  let balanceCentavos = financedCentavos;
  let before = 0;
  return years.map(({ dueOn, presentCentavos, anticipatedCentavos, daysFromStart }, at) => {
    balanceCentavos -= presentCentavos;
    const days = daysFromStart - before;
    before = daysFromStart;
    return {
      ...{ number: at + 1, dueOn, days, balanceCentavos, chargesCentavos: 0 },
      interestCentavos: anticipatedCentavos - presentCentavos,
      amortisationCentavos: presentCentavos,
      installmentCentavos: anticipatedCentavos,
    };
  });
}
