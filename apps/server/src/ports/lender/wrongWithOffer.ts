import {
  downPaymentOf,
  foreignWords,
  loanProduct,
  settlesDebts,
  unnamedIn,
  wrongWith,
  type HeldCode,
  type KnownPerson,
  type Offer,
} from '@passo/catalog';
import type { CalendarDate } from '@passo/domain';
import { offerShape } from './offerShape.ts';

/** What the customer hears of an offer that is not let in; why is for operators. */
const UNFIT_WORDS =
  'O banco enviou uma oferta que não passou na conferência das regras de crédito, e por isso ela não pode ser contratada. ' +
  'Nada foi cobrado. Tente de novo mais tarde.';

/** Of an offer whose lender does not name itself in full (CDC, art. 54-B, IV). */
const UNNAMED_WORDS =
  'O banco enviou uma oferta sem dizer tudo o que precisa sobre quem empresta (CNPJ, endereço, e-mail, SAC e ouvidoria), e por ' +
  'isso ela não pode ser contratada. Nada foi cobrado. Tente de novo mais tarde.';

/** Of an offer that is good in itself, and of another amount or term than was asked for. */
const OTHER_WORDS =
  'O banco respondeu com outro valor ou outro prazo, e não com o que você pediu. Por isso não mostramos essa oferta. ' +
  'Nada foi cobrado.';

/** The words for what is wrong: who lends comes before what it costs, and that before what was asked for. */
export function unfitWords(codes: readonly HeldCode[]): string {
  if (codes.some((code) => code.startsWith('lender.'))) return UNNAMED_WORDS;
  return codes.length > 0 && codes.every((code) => code === 'asked.differs') ? OTHER_WORDS : UNFIT_WORDS;
}

/** Everything that is wrong with what a lender calls an offer of this product; nothing where it may be shown, kept and signed. */
export function wrongWithOffer(
  told: unknown,
  slug: string,
  person: KnownPerson,
  on: CalendarDate,
): readonly HeldCode[] {
  const read = offerShape.safeParse(told);
  if (!read.success) return ['offer.unreadable'];
  const product = loanProduct(slug);
  const unnamed = unnamedIn(read.data.lender).map((part) => `lender.${part}` as const);
  return [
    ...unnamed,
    ...(product === undefined
      ? ['rules.unknown' as const]
      : [...foreignWords(read.data, product), ...wrongWith(read.data, product, person, on)]),
  ];
}

/** What somebody asked for; 0 where it was not named. */
interface AskedFor {
  readonly requestedCentavos: number;
  readonly installments: number;
  readonly downPaymentCentavos: number;
}

/** Whether an offer answers something else than what was asked: another amount, term or down payment. */
export function isAnother(offer: Offer, slug: string, asked: AskedFor): boolean {
  const { quote, askedCentavos } = offer;
  const product = loanProduct(slug);
  // What settles a debt lends that debt too, and only there it is told what was asked: without it, nothing can be compared.
  const settles = product !== undefined && settlesDebts(product);
  const told = {
    requestedCentavos: settles ? (askedCentavos ?? 0) : quote.requestedCentavos,
    installments: quote.installments,
    downPaymentCentavos: downPaymentOf(offer),
  };
  const differs = (of: keyof AskedFor): boolean => asked[of] > 0 && told[of] > 0 && asked[of] !== told[of];
  return differs('requestedCentavos') || differs('installments') || differs('downPaymentCentavos');
}
