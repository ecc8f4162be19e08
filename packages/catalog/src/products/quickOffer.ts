import { dateParts, fromReais, isCalendarDate } from '@passo/domain';
import type { LoanDetails, OfferLine } from '../ports/lender.ts';
import { loanProduct, offerOnWire } from './index.ts';
import type { LoanProduct } from './product.ts';

type OfferOnWire = ReturnType<typeof offerOnWire>;

/** An offer as it came over the wire, where dates are text. */
type Arrived = Omit<OfferOnWire, 'firstDueOn' | 'lastDueOn' | 'validUntil' | 'rulesOf' | 'schedule'> & {
  readonly firstDueOn: string;
  readonly validUntil: string;
  readonly rulesOf: string;
};

/** What the customer is changing, in reais; what is not named stays as it was offered. */
export interface QuickAsk {
  readonly amount?: number | undefined;
  readonly installments?: number | undefined;
  readonly downPayment?: number | undefined;
  readonly insured?: boolean | undefined;
}

/**
 * What an offer comes to when something of it is changed, by the product's own rules at the rate and on the day of the offer: for
 * the moment before the lender has answered. Nobody can take it. Null where the product refuses it or cannot know (a debt that
 * is settled is in the lender's books).
 */
export function quickOffer(slug: string, offer: Arrived, ask: QuickAsk): OfferOnWire | null {
  const product = loanProduct(slug);
  const { rulesOf, validUntil, monthlyRate, lender, lateFine: fine, lateMonthlyInterest: monthlyInterest } = offer;
  if (product === undefined || !isCalendarDate(rulesOf) || !isCalendarDate(validUntil)) return null;
  const question = {
    ...{ requestedCentavos: centavos(ask.amount ?? offer.requested), monthlyRate, paidOutOn: rulesOf },
    ...{ installments: ask.installments ?? offer.installments, details: detailsOf(product, offer, ask) },
  };
  const quoted = product.quote(question);
  if (!quoted.ok) return null;
  const { id, unit, interestFree, title } = offer;
  const late = { fine, monthlyInterest };
  const lines = (product.linesOf?.(question, quoted.value) ?? []).map((line) => ({
    ...line,
    label: labelIn(offer, line),
  }));
  const told = { id, lender, validUntil, interestFree, late, lines, quote: quoted.value };
  return offerOnWire({ ...told, ...(unit === 'withdrawal' && { unit }), ...(title !== null && { title }) }, slug);
}

/** As the offer calls it: whose word an amount is does not change with it. */
const labelIn = ({ lines }: Arrived, { key, label }: OfferLine): string =>
  lines.find((line) => line.key === key)?.label ?? label;

const centavos = (reais: number): number => {
  const read = fromReais(reais);
  return read.ok ? read.value : 0;
};

/** As the offer tells them: the way of paying back by its title, what is bought and paid at once by its lines. */
function detailsOf(product: LoanProduct, offer: Arrived, { downPayment, insured }: QuickAsk): LoanDetails {
  const line = (key: string): number | undefined => offer.lines.find((one) => one.key === key)?.value;
  const [collateral, paidAtOnce, limit] = [line('bem'), downPayment ?? line('entrada'), line('limite')];
  return {
    ...product.variants?.find(({ title }) => title === offer.title)?.details,
    ...(collateral !== undefined && { collateralCentavos: centavos(collateral) }),
    ...(isCalendarDate(offer.firstDueOn) && { dueDay: dateParts(offer.firstDueOn).day }),
    ...(limit !== undefined && { limitCentavos: centavos(limit) }),
    ...(paidAtOnce !== undefined && { downPaymentCentavos: centavos(paidAtOnce) }),
    insured: insured ?? offer.insurances.length > 0,
  };
}
