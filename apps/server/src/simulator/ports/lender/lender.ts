import { createHash } from 'node:crypto';
import {
  loanProduct,
  type ChooseQuestion,
  type LoanProduct,
  type Offer,
  type ProposeQuestion,
  type ReviseQuestion,
  type SimulationQuestion,
} from '@passo/catalog';
import { today, type Clock } from '@passo/domain';
import { isRecord, type Answer } from '@passo/engine';
import { asLent } from '../../../channels/banks/asLent.ts';
import { lendingOf, type Bank, type Banks, type Lending } from '../../../channels/banks/bank.ts';
import { refusalOf } from '../../../channels/banks/lendsTo.ts';
import { statement, type Database } from '../../../database/pool.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import { sealedValue } from '../../../platform/sealedValue.ts';
import { proposalOf } from '../../books.ts';
import { putToPerson } from '../../answers.ts';
import type { Decisions } from '../../decisions.ts';
import { simulateOperation, type Situation, type SimulatorParts } from '../../provider.ts';
import { stagedQuery } from '../../stagedQuery.ts';
import type { Lender } from '../../../ports/lender/lender.ts';
import type { Operation } from '../../../ports/port.ts';
import { simulatedAccounts, simulatedPixAccounts, USUAL_ACCOUNT } from './accounts.ts';
import { simulatedBalance } from './balance.ts';
import { offerShape } from '../../../ports/lender/offerShape.ts';
import { contractsOf } from './contracts.ts';
import { dearnessOf, limitsFor, quoteFor, quotesFor } from './quotes.ts';

const LATENCY_MS = 900;

const keepOffer = statement<never, [string, string, Buffer, string, Buffer]>(
  'sim_offer_keep',
  `insert into sim_offer (id, proposal, offer, valid_until, question) values ($1, $2, $3, $4, $5)
   on conflict (id) do nothing`,
);
const findOffer = statement<{ offer: Buffer; valid_until: string }, [string, string]>(
  'sim_offer_find',
  'select offer, valid_until from sim_offer where id = $1 and proposal = $2',
);

export const offerContext = (id: string): string => `sim-offer:${id}`;
export const askedContext = (id: string): string => `sim-offer-question:${id}`;

interface LenderParts extends SimulatorParts {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly decisions: Decisions;
  readonly banks: Banks;
}

/** Keeps the offer that is shown until it expires, with what was asked. */
async function keptOffer(
  { db, keyring }: LenderParts,
  offer: Offer,
  question: SimulationQuestion,
  key: string,
): Promise<Answer<Offer>> {
  const { id, validUntil } = offer;
  const [sealed, asked] = [
    sealedValue<Offer>(keyring, offerContext(id)).seal(offer),
    keyring.sealJson(question, askedContext(id)),
  ];
  await keepOffer(db, [id, proposalOf(key), sealed, validUntil, asked]);
  return { kind: 'done', value: offer };
}

async function offerFor(parts: LenderParts, question: SimulationQuestion, key: string): Promise<Answer<Offer>> {
  const bank = parts.banks.get(question.bankSlug);
  if (bank === undefined) return { kind: 'refused' };
  const quoted = quoteFor(question, bank, key, today(parts.clock.now()));
  return quoted.kind === 'done' ? keptOffer(parts, quoted.value, question, key) : quoted;
}

interface Lent {
  /** As the bank lends it. */
  readonly product: LoanProduct;
  readonly lending: Lending;
}

function lentBy(bank: Bank | undefined, slug: string): Lent | undefined {
  const [product, lending] = [loanProduct(slug), bank && lendingOf(bank, slug)];
  return product && lending && { product: asLent(product, lending), lending };
}

/** Where several were compared, the one whose offer was taken; else the one that is asked. */
function bankOf({ banks }: LenderParts, { offer, bankSlug = '' }: ReviseQuestion): Bank | undefined {
  const cnpj = isRecord(offer['lender']) ? offer['lender']['cnpj'] : undefined;
  return [...banks.values()].find(({ institution }) => institution.cnpj === cnpj) ?? banks.get(bankSlug);
}

/** The whole of what fits the margin over the longest term: what a lender proposes where nothing else is named. */
async function propose(parts: LenderParts, question: ProposeQuestion, key: string): Promise<Answer<Offer>> {
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

async function revise(parts: LenderParts, question: ReviseQuestion, situation: Situation): Promise<Answer<Offer>> {
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

/** Whether the offer is what the form says; what the form does not ask is not compared. */
function isSame({ quote, askedCentavos, lines = [] }: Offer, question: ChooseQuestion): boolean {
  const { requestedCentavos, installments, downPaymentCentavos = 0 } = question;
  const downPayment = lines.find(({ key }) => key === 'entrada')?.centavos ?? 0;
  const amount = askedCentavos ?? quote.requestedCentavos;
  return (
    installments === quote.installments &&
    (requestedCentavos === 0 || requestedCentavos === amount) &&
    (downPaymentCentavos === 0 || downPaymentCentavos === downPayment)
  );
}

/** The offer that was shown, where it still stands and is what was asked for. */
const taking = <Question extends ChooseQuestion & { readonly cpf?: string }>(
  parts: LenderParts,
  operation: 'lender.accept' | 'lender.choose',
): Operation<Question, Offer> =>
  simulateOperation<Question, Offer>(parts, {
    operation,
    latencyMs: 400,
    // Whoever chooses is not named yet.
    cpfOf: ({ cpf = '' }) => cpf,
    answer: async (question, { proposal }) => {
      const [row] = await findOffer(parts.db, [question.offer, proposal]);
      if (row === undefined || row.valid_until < today(parts.clock.now())) return { kind: 'refused', remake: true };
      const offer = sealedValue<Offer>(parts.keyring, offerContext(question.offer)).open(row.offer);
      return isSame(offer, question) ? { kind: 'done', value: offer } : { kind: 'refused', remake: true };
    },
  });

/** The built-in lender: quotes by the product's rules, keeps every offer it shows, and pays once. */
export const simulatedLender = (parts: LenderParts): Lender => ({
  simulate: (question, { key }) => offerFor(parts, question, key),
  compare: async (question, { key }) => {
    const banks = question.bankSlugs.flatMap((slug) => parts.banks.get(slug) ?? []);
    const quoted = quotesFor(question, banks, key, today(parts.clock.now()));
    const offers = quoted.flatMap((answer) => (answer.kind === 'done' ? [answer.value] : []));
    await Promise.all(offers.map((offer) => keptOffer(parts, offer, question, key)));
    if (offers.length > 0) return { kind: 'done', value: offers };
    const [first] = quoted;
    return first === undefined || first.kind === 'done' ? { kind: 'refused' } : first;
  },
  limits: async (question) => {
    const lent = lentBy(parts.banks.get(question.bankSlug), question.product);
    if (lent === undefined) return { kind: 'refused' };
    return { kind: 'done', value: limitsFor(lent.product, question, today(parts.clock.now())) };
  },
  contracts: async ({ product, cpf = '' }) => ({
    kind: 'done',
    value: contractsOf(product, cpf, today(parts.clock.now())),
  }),
  'lender.fgtsBalance': stagedQuery(parts, 'lender.fgtsBalance', (question) => simulatedBalance(parts, question)),
  'lender.propose': simulateOperation(parts, {
    operation: 'lender.propose',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: (question, { key }) => propose(parts, question, key),
  }),
  'lender.revise': simulateOperation(parts, {
    operation: 'lender.revise',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: (question, situation) => revise(parts, question, situation),
  }),
  'lender.accept': taking(parts, 'lender.accept'),
  'lender.checkAccount': simulatedAccounts(parts),
  'lender.pixAccount': simulatedPixAccounts(parts),
  'lender.choose': taking(parts, 'lender.choose'),
  'lender.disburse': simulateOperation(parts, {
    operation: 'lender.disburse',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async ({ account: { account } }, { outcome: { payment }, key }) => {
      if (payment === 'refused') return { kind: 'refused' };
      if (payment === 'returned' && account === USUAL_ACCOUNT) return { kind: 'refused', inconsistency: 'account' };
      const reference = createHash('sha256').update(key).digest('hex').slice(0, 12).toUpperCase();
      return { kind: 'done', value: { reference, paidOn: today(parts.clock.now()) } };
    },
  }),
});
