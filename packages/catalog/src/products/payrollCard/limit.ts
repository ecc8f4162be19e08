import type { LoanDetails } from '../../ports/lender.ts';
import { amountOf, type KeptBenefit } from '../benefit.ts';

/* Instrução Normativa PRES/INSS 138/2022, art. 15, IV and V: how much may be owed on the card, and drawn in money. */

/** Of a month's benefit, in percent. */
const LIMIT = 160;
/** Of the limit, in percent. */
const WITHDRAWAL = 70;
/** The margin of the card is a twentieth of the benefit, at most: of a benefit whose amount nobody told, it is at least so many times that. */
const TIMES_MARGIN = 20;

/** In centavos, rounded down. */
export function cardLimit(benefit: KeptBenefit, marginCentavos: number): number {
  const income = amountOf(benefit) || marginCentavos * TIMES_MARGIN;
  return Math.floor((income * LIMIT) / 100);
}

/** The most that is drawn; what the product lends at most where no limit is known yet. */
export const mostDrawn = ({ limitCentavos }: LoanDetails = {}): number =>
  limitCentavos === undefined ? Infinity : Math.floor((limitCentavos * WITHDRAWAL) / 100);
