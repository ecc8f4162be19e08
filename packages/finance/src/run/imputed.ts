import type { Imputed } from './events.ts';

export const NOTHING: Imputed = {
  ...{ paidCentavos: 0, fineCentavos: 0, lateInterestCentavos: 0, interestCentavos: 0, principalCentavos: 0 },
};

export const plus = (a: Imputed, b: Imputed): Imputed => ({
  paidCentavos: a.paidCentavos + b.paidCentavos,
  fineCentavos: a.fineCentavos + b.fineCentavos,
  lateInterestCentavos: a.lateInterestCentavos + b.lateInterestCentavos,
  interestCentavos: a.interestCentavos + b.interestCentavos,
  principalCentavos: a.principalCentavos + b.principalCentavos,
});

/** What of `a` is beyond `b`. */
export const less = (a: Imputed, b: Imputed): Imputed => ({
  paidCentavos: a.paidCentavos - b.paidCentavos,
  fineCentavos: a.fineCentavos - b.fineCentavos,
  lateInterestCentavos: a.lateInterestCentavos - b.lateInterestCentavos,
  interestCentavos: a.interestCentavos - b.interestCentavos,
  principalCentavos: a.principalCentavos - b.principalCentavos,
});
