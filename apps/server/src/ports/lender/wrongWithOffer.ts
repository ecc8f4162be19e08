import { loanProduct, wrongWith, type KnownPerson } from '@passo/catalog';
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
