import { cetOf } from '../cet/cet.ts';
import { newMoneyIof } from '../iof/complementary.ts';
import { taxOn } from '../iof/iof.ts';
import { inForce } from '../rules/dated.ts';
import { iofTable } from '../rules/iof.ts';
import { daysBetween } from '@passo/domain';
import { addsUp } from './addsUp.ts';
import type { Check, Subject } from './subject.ts';
import { iofCentavos, TOLD_RATE, TOLD_SHARE } from './tolerances.ts';

/** Rows make totals, and released money, tax and charges make the debt. */
export const totalsFit: Check = ({ quote }) => (addsUp(quote) ? null : 'totals.differ');

const chargesOf = ({ quote }: Subject) => [...quote.fees, ...quote.insurances];

/** Each charge is as large as it says, in reais and as a share. */
export const chargesFit: Check = (subject) => {
  const { financedCentavos } = subject.quote;
  const good = chargesOf(subject).every(
    ({ centavos, totalCentavos, share, when }) =>
      (when === 'perInstallment' || totalCentavos === centavos) &&
      Math.abs(share - totalCentavos / financedCentavos) <= TOLD_SHARE,
  );
  return good ? null : 'charges.differ';
};

/** The customer receives what was asked, less at most what the offer itself says is taken off. */
export const releasedFits: Check = (subject) => {
  const { requestedCentavos, releasedCentavos, iofCentavos: iof } = subject.quote;
  const within = chargesOf(subject).filter(({ when }) => when !== 'perInstallment');
  const most = within.reduce((sum, { totalCentavos }) => sum + totalCentavos, iof);
  const missing = requestedCentavos - releasedCentavos;
  return missing >= -1 && missing <= most + 1 ? null : 'released.differs';
};

/** From which to which amount the IOF may lie; null on a day whose rates are not known. */
function iofBounds({ quote, rules, offer }: Subject): readonly [least: number, most: number] | null {
  if (rules.iof === 'exempt') return [0, 0];
  const rates = inForce(iofTable, quote.rulesOf);
  if (!rates.ok) return null;
  const parts = quote.schedule.map(({ amortisationCentavos, dueOn }) => ({
    ...{ amortisationCentavos, days: daysBetween(quote.rulesOf, dueOn) },
  }));
  const slack = iofCentavos(parts.length);
  const whole = taxOn(parts, rates.value.value).totalCentavos;
  // Both parts may be rounded at each row, which is exactly so much.
  const byRow = taxOn(parts, rates.value.value, 'perInstallment').totalCentavos;
  if (rules.iof === 'taxed') return [Math.min(whole - slack, byRow), Math.max(whole + slack, byRow)];
  const settled = Math.min(offer.settledCentavos ?? 0, quote.financedCentavos);
  // Of a renewal the complement depends on the old contract: never less than on the new money, never more than on all.
  const anew = settled === quote.releasedCentavos ? 0 : newMoneyIof(parts, rates.value.value, settled).totalCentavos;
  return [anew - slack, whole + slack];
}

export const iofFits: Check = (subject) => {
  const bounds = iofBounds(subject);
  if (bounds === null) return 'rules.unknown';
  const [least, most] = bounds;
  const { iofCentavos: told } = subject.quote;
  return told >= least && told <= most ? null : 'iof.differs';
};

/** The cost of what is received and paid, by month and by year. */
export const cetFits: Check = ({ quote, rules }) => {
  const { cetAnnual, cetMonthly, releasedCentavos, rulesOf, schedule } = quote;
  if (rules.repaid === 'group') return cetAnnual === 0 && cetMonthly === 0 ? null : 'cet.differs';
  const payments = schedule.map((row) => ({
    days: daysBetween(rulesOf, row.dueOn),
    centavos: row.installmentCentavos,
  }));
  const cet = cetOf(releasedCentavos, payments);
  if (!cet.ok) return 'cet.differs';
  const isNear = (told: number, found: number): boolean => Math.abs(told - found) <= TOLD_RATE * (1 + found);
  return isNear(cetAnnual, cet.value.annual) && isNear(cetMonthly, cet.value.monthly) ? null : 'cet.differs';
};
