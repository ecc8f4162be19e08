import { loanProduct, type LoanProduct, type Offer, type ProposeQuestion, type ReviseQuestion } from '@passo/catalog';
import { today } from '@passo/domain';
import { isRecord, type Answer } from '@passo/engine';
import { asLent } from '../../../channels/banks/asLent.ts';
import { lendingOf, type Bank, type Lending } from '../../../channels/banks/bank.ts';
import { refusalOf } from '../../../channels/banks/lendsTo.ts';
import { offerShape } from '../../../ports/lender/offerShape.ts';
import { putToPerson } from '../../answers.ts';
import type { Situation } from '../../provider.ts';
import { offerFor, type LenderParts } from './keptOffers.ts';
import { dearnessOf, limitsFor } from './quotes.ts';

interface Lent {
  /** As the bank lends it. */
  readonly product: LoanProduct;
  readonly lending: Lending;
}

export function lentBy(bank: Bank | undefined, slug: string): Lent | undefined {
  const [product, lending] = [loanProduct(slug), bank && lendingOf(bank, slug)];
  return product && lending && { product: asLent(product, lending), lending };
}

/** Where several were compared, the one whose offer was taken; else the one that is asked. */
function bankOf({ banks }: LenderParts, { offer, bankSlug = '' }: ReviseQuestion): Bank | undefined {
  const cnpj = isRecord(offer['lender']) ? offer['lender']['cnpj'] : undefined;
  return [...banks.values()].find(({ institution }) => institution.cnpj === cnpj) ?? banks.get(bankSlug);
}

/** The whole of what fits the margin over the longest term: what a lender proposes where nothing else is named. */
export async function propose(parts: LenderParts, question: ProposeQuestion, key: string): Promise<Answer<Offer>> {
  const { bankSlug = '', monthlyRate, marginCentavos, salaryCentavos } = question;
  const lent = lentBy(parts.banks.get(bankSlug), question.product);
  if (lent === undefined) return { kind: 'refused', noOffer: true };
  const { product, lending } = lent;
  const on = today(parts.clock.now());
  const { person, details = {}, requestedCentavos = 0 } = question;
  const text = refusalOf(lending, { birthDate: person.birthDate, incomeCentavos: salaryCentavos }, on);
  if (text !== null) return { kind: 'refused', noOffer: true, text };
  const margin = marginCentavos > 0 ? marginCentavos : (product.bears?.(salaryCentavos, on) ?? 0);
  const loan = { product: question.product, requestedCentavos: 0, marginCentavos: margin, monthlyRate };
  const asked = { ...loan, bankSlug, cpf: person.cpf };
  const { terms } = limitsFor(product, { ...asked, installments: 0, details }, on);
  const whole = { ...asked, installments: question.installments ?? terms.at(-1) ?? 0, details };
  const { minimumCentavos, maximumCentavos } = limitsFor(product, whole, on);
  // What is named is refused with the limits that it meets.
  if (requestedCentavos > 0) return offerFor(parts, { ...whole, requestedCentavos }, key);
  if (maximumCentavos < minimumCentavos) return { kind: 'refused', noOffer: true };
  return offerFor(parts, { ...whole, requestedCentavos: maximumCentavos }, key);
}

/** What the back office would offer instead: the same over the same term, but no more than this share of it. */
const REVISED_SHARE = 0.8;
/** The margin was looked at when the first offer was made. */
const NO_LIMIT = 100_000_000_000;

export async function revise(
  parts: LenderParts,
  question: ReviseQuestion,
  situation: Situation,
): Promise<Answer<Offer>> {
  const bank = bankOf(parts, question);
  const lent = lentBy(bank, question.product);
  const quote = offerShape.safeParse(question.offer);
  if (bank === undefined || lent === undefined || !quote.success) return { kind: 'refused', remake: true };
  const { requestedCentavos, installments, monthlyRate: offered } = quote.data.quote;
  // What was offered is dearer already by what this bank is.
  const monthlyRate = offered / dearnessOf(lent.product, question.product);
  const less = Math.max(lent.product.minimumCentavos, Math.round((requestedCentavos * REVISED_SHARE) / 1_000) * 1_000);
  const terms = { product: question.product, bankSlug: bank.slug, installments, monthlyRate };
  const asked = { ...terms, marginCentavos: NO_LIMIT, requestedCentavos: less };
  const offer = await offerFor(parts, asked, situation.key);
  if (offer.kind !== 'done') return offer;
  const shown = () => ({ name: question.person.name });
  const result = () => offer.value;
  return putToPerson(parts.decisions, 'lender.revise', { shown, result }, question, situation);
}
