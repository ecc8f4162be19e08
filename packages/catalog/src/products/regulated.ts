import { addDays, daysBetween, fail, isCalendarDate, type CalendarDate } from '@passo/domain';
import {
  checkRegulated,
  PAY_OUT_TOLERANCE_DAYS,
  payOutOn,
  type PayOut,
  type RegulatedCode,
  type RegulatedPerson,
} from '@passo/finance';
import type { Offer, ReplacedContract } from '../ports/lender.ts';
import { wrongInDebt } from './toldDebt.ts';
import type { LoanProduct, LoanQuestion } from './product.ts';

/* Where the law meets an offer: the same check for what a product reckons and for what a lender says. */

/** What is known of who asks; a text that is no date says nothing. */
export interface KnownPerson extends Omit<RegulatedPerson, 'birthDate' | 'replacedDebt'> {
  readonly birthDate?: string;
  /** The contract that the customer chose, where whoever knows it was asked. */
  readonly replacedDebt?: ReplacedContract;
}

/** Whether a loan of this product may pay off another one: it asks which. */
export const settlesDebts = ({ chosen = [] }: Pick<LoanProduct, 'chosen'>): boolean => chosen.includes('contrato');

const lineOf = ({ lines = [] }: Pick<Offer, 'lines'>, key: string): number =>
  lines.find((line) => line.key === key)?.centavos ?? 0;

/** Everything that is wrong with an offer of this product; nothing where it may be shown and signed. */
export function wrongWith(
  offer: Omit<Offer, 'id' | 'lender'>,
  product: LoanProduct,
  { birthDate = '', marginCentavos = 0, replacedDebt, ...person }: KnownPerson,
  on: CalendarDate,
): readonly RegulatedCode[] {
  const { regulation, needsMargin = false } = product;
  // A new contract may take what the old one took, whatever else is free. What settles no debt has no old one, whatever is told.
  const settles = settlesDebts(product);
  const margin = Math.max(marginCentavos, settles ? lineOf(offer, 'parcelaAntiga') : 0);
  const known = {
    ...person,
    ...(isCalendarDate(birthDate) && { birthDate }),
    ...((margin > 0 || needsMargin) && { marginCentavos: margin }),
    // As the offer says it, which is what is signed: that it is so is looked at beside it.
    ...(offer.replaces !== undefined && { replacedDebt: offer.replaces }),
  };
  const settledCentavos = settles ? lineOf(offer, 'divida') : 0;
  const wrong = [
    ...checkRegulated({ ...offer, ...(settledCentavos > 0 && { settledCentavos }) }, regulation, known, on),
    ...(product.wrongIn?.(offer.quote, on) ?? []),
    // Whoever pays a withdrawal is Caixa: nobody else owes more because it is late.
    ...(product.unit === 'withdrawal' && offer.late.fine + offer.late.monthlyInterest > 0
      ? (['fine.aboveLimit'] as const)
      : []),
    ...(product.debtLines === undefined ? [] : wrongInDebt(offer, product.debtLines, replacedDebt)),
  ];
  return [...new Set(wrong)];
}

const words: Partial<Readonly<Record<RegulatedCode, string>>> = {
  'balance.grows': 'Neste prazo, a primeira parcela não cobre os juros até ela. Escolha menos parcelas.',
  'grace.hidden': 'Neste prazo, a primeira parcela não cobre os juros até ela. Escolha menos parcelas.',
  'rate.aboveCeiling': 'A taxa passa do teto que as regras permitem para este crédito.',
  'term.aboveLimit': 'O prazo passa do máximo que as regras permitem para este crédito.',
  'age.atEnd': 'Neste prazo, a última parcela passa da idade que o seguro cobre. Escolha menos parcelas.',
  'insurance.notAllowed': 'Este crédito não leva seguro.',
  'portability.debtUnknown': 'Escolha antes o contrato que vai ser trazido.',
  'portability.longer': 'Este prazo termina depois do contrato de hoje. Escolha menos parcelas.',
  'portability.dearer': 'Neste prazo você pagaria mais do que falta pagar hoje. Escolha menos parcelas.',
  'debt.unnamed': 'O banco de hoje não disse tudo o que o contrato precisa dizer: o CNPJ dele e o número do benefício.',
  'portability.newMoney': 'A portabilidade traz a dívida de hoje e nada mais. Dinheiro novo é outro empréstimo.',
};
const USUAL_WORDS = 'As regras deste crédito não permitem esta simulação. Mude o valor ou o prazo.';

/** A product that never reckons what may not be offered. */
export const regulated = (product: LoanProduct): LoanProduct => ({
  ...product,
  quote: (question) => {
    const quoted = product.quote(question);
    if (!quoted.ok) return quoted;
    const [wrong] = wrongWith(
      offerOf(product, question, quoted.value),
      { ...product, needsMargin: false },
      personOf(question),
      question.paidOutOn,
    );
    return wrong === undefined ? quoted : fail({ code: 'rules.refuse', message: words[wrong] ?? USUAL_WORDS });
  },
});

function offerOf(product: LoanProduct, question: LoanQuestion, quote: Offer['quote']): Omit<Offer, 'id' | 'lender'> {
  const { unit, interestFree, validDays, late } = product;
  const replaces = product.replacesIn?.(question);
  return {
    ...{ quote, validUntil: addDays(question.paidOutOn, validDays), late },
    ...(unit !== undefined && { unit }),
    ...(interestFree !== undefined && { interestFree }),
    lines: product.linesOf?.(question, quote) ?? [],
    ...(replaces !== undefined && { replaces }),
  };
}

const personOf = ({ details = {} }: LoanQuestion): KnownPerson => ({
  insured: details.insured === true,
  // What the old contract takes is a limit only where nobody knows the margin, which whoever lends does.
  marginCentavos: Infinity,
  ...(details.birthDate !== undefined && { birthDate: details.birthDate }),
});

/** Whether it is worth something else every day: an old debt, yearly withdrawals. */
export const isOfItsDay = (offer: Offer): boolean => offer.unit === 'withdrawal' || lineOf(offer, 'divida') > 0;

/**
 * The last day on which the money may go out by a contract, as it says itself (`rights.ts`); null where any day will do. `payOutDays` is
 * its product's.
 */
export function lastPayOutDay(offer: Offer, payOutDays = PAY_OUT_TOLERANCE_DAYS): CalendarDate | null {
  if (offer.interestFree === true) return null;
  return isOfItsDay(offer) ? offer.quote.rulesOf : addDays(offer.quote.rulesOf, payOutDays);
}

/**
 * What becomes of a signed offer on the day on which its money is paid. An old debt and yearly withdrawals are worth something
 * else every day, so those are for their day alone; a plan without interest is the same on any. `payOutDays` is its product's.
 */
export function payOutOf(offer: Offer, on: CalendarDate, payOutDays?: number): PayOut {
  if (offer.interestFree === true || on <= offer.quote.rulesOf) return { kind: 'same' };
  return isOfItsDay(offer) ? { kind: 'beyond' } : payOutOn(offer.quote, on, payOutDays);
}

/**
 * The same of the day on which a lender says that it paid, whatever it was asked. What is no day is none of the contract's, nor
 * is one long before it.
 */
export function paidOutOf(offer: Offer, paidOn: unknown, payOutDays?: number): PayOut {
  if (typeof paidOn !== 'string' || !isCalendarDate(paidOn)) return { kind: 'beyond' };
  const early = daysBetween(paidOn, offer.quote.rulesOf);
  return early > PAY_OUT_TOLERANCE_DAYS ? { kind: 'beyond' } : payOutOf(offer, paidOn, payOutDays);
}
