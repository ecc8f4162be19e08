import { downPaymentOf, loanProduct, wrongWith, type KnownPerson, type Offer } from '@passo/catalog';
import type { CalendarDate } from '@passo/domain';
import type { RegulatedCode } from '@passo/finance';
import { offerShape } from './offerShape.ts';

/** What the customer hears of an offer that is not let in; why is for operators. */
export const UNFIT_WORDS =
  'O banco enviou uma oferta que não passou na conferência das regras de crédito, e por isso ela não pode ser contratada. ' +
  'Nada foi cobrado. Tente de novo mais tarde.';

/** Everything that is wrong with what a lender calls an offer of this product; nothing where it may be shown, kept and signed. */
export function wrongWithOffer(
  told: unknown,
  slug: string,
  person: KnownPerson,
  on: CalendarDate,
): readonly (RegulatedCode | 'offer.unreadable')[] {
  const read = offerShape.safeParse(told);
  if (!read.success) return ['offer.unreadable'];
  const product = loanProduct(slug);
  return product === undefined ? ['rules.unknown'] : wrongWith(read.data, product, person, on);
}

/** What somebody asked for; 0 where it was not named. */
interface AskedFor {
  readonly requestedCentavos: number;
  readonly installments: number;
  readonly downPaymentCentavos: number;
}

/** Whether an offer answers something else than what was asked: another amount, term or down payment. */
export function isAnother(offer: Offer, asked: AskedFor): boolean {
  const { quote, askedCentavos, lines = [] } = offer;
  // What settles a debt lends that debt too: without a word of what was named, nothing can be compared.
  const settles = lines.some(({ key }) => key === 'divida');
  const told = {
    requestedCentavos: askedCentavos ?? (settles ? 0 : quote.requestedCentavos),
    installments: quote.installments,
    downPaymentCentavos: downPaymentOf(offer),
  };
  const differs = (of: keyof AskedFor): boolean => asked[of] > 0 && told[of] > 0 && asked[of] !== told[of];
  return differs('requestedCentavos') || differs('installments') || differs('downPaymentCentavos');
}
