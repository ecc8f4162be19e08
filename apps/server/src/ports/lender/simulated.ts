import { createHash } from 'node:crypto';
import {
  loanProduct,
  type LoanProduct,
  type Offer,
  type ProposeQuestion,
  type ReviseQuestion,
  type SimulationQuestion,
} from '@passo/catalog';
import { addDays, formatMoney, today, type CalendarDate, type Clock } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { proposalOf } from '../../simulator/books.ts';
import { putToPerson } from '../../simulator/answers.ts';
import type { Decisions } from '../../simulator/decisions.ts';
import { simulateOperation, type Situation, type SimulatorParts } from '../../simulator/provider.ts';
import { contractOffer } from '../documents/offerShape.ts';
import type { Lender } from './lender.ts';

const LENDER = { name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35' };
const LATENCY_MS = 900;
const USUAL_RATE = 0.0179;
const MARGIN_SHARE = 0.35;

const keepOffer = statement<never, [string, string, Buffer, string]>(
  'sim_offer_keep',
  'insert into sim_offer (id, proposal, offer, valid_until) values ($1, $2, $3, $4) on conflict (id) do nothing',
);
const findOffer = statement<{ offer: Buffer; valid_until: string }, [string, string]>(
  'sim_offer_find',
  'select offer, valid_until from sim_offer where id = $1 and proposal = $2',
);

interface LenderParts extends SimulatorParts {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly decisions: Decisions;
}

/** The most that fits the customer's margin over this term; whole tens of reais, as the slider moves. */
function mostFor(product: LoanProduct, question: SimulationQuestion, on: CalendarDate): number {
  const { marginCentavos, monthlyRate, installments } = question;
  const most = product.maximumFor(marginCentavos, monthlyRate, on, installments);
  return most.ok ? Math.floor(most.value / 1_000) * 1_000 : 0;
}

function limitsText(product: LoanProduct, installments: number, most: number): string {
  if (most < product.minimumCentavos)
    return `Em ${installments}x, nenhuma parcela cabe no seu salário. Escolha mais parcelas.`;
  const limits = `de ${formatMoney(product.minimumCentavos)} a ${formatMoney(most)}`;
  return `Em ${installments}x, você pode pegar ${limits}. Mude o valor ou o número de parcelas.`;
}

/** Quotes, and keeps the offer that is shown until it expires. */
async function offerFor(
  { db, keyring, clock }: LenderParts,
  product: LoanProduct,
  loan: { readonly requestedCentavos: number; readonly installments: number; readonly monthlyRate: number },
  key: string,
): Promise<Answer<Offer>> {
  const on = today(clock.now());
  const quote = product.quote({ ...loan, paidOutOn: on });
  if (!quote.ok) return { kind: 'refused', text: quote.problem.message };
  const id = `of_${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
  const validUntil = addDays(on, product.validDays);
  const offer: Offer = { id, lender: LENDER, quote: quote.value, validUntil, late: product.late };
  await keepOffer(db, [id, proposalOf(key), keyring.sealJson(offer, `sim-offer:${id}`), validUntil]);
  return { kind: 'done', value: offer };
}

/** The whole of what fits the margin over the longest term: what a lender proposes that is asked for nothing in particular. */
async function propose(parts: LenderParts, question: ProposeQuestion, key: string): Promise<Answer<Offer>> {
  const product = loanProduct(question.product);
  if (product === undefined) return { kind: 'refused', noOffer: true };
  const installments = Math.max(...product.terms);
  const monthlyRate = question.monthlyRate > 0 ? question.monthlyRate : USUAL_RATE;
  const margin = question.marginCentavos > 0 ? question.marginCentavos : question.salaryCentavos * MARGIN_SHARE;
  const limits = {
    product: question.product,
    requestedCentavos: 0,
    installments,
    marginCentavos: Math.floor(margin),
    monthlyRate,
  };
  const most = mostFor(product, limits, today(parts.clock.now()));
  if (most < product.minimumCentavos) return { kind: 'refused', noOffer: true };
  return offerFor(parts, product, { requestedCentavos: most, installments, monthlyRate }, key);
}

/** What the back office would offer instead: the same over the same term, but no more than this share of it. */
const REVISED_SHARE = 0.8;

async function revise(parts: LenderParts, question: ReviseQuestion, situation: Situation): Promise<Answer<Offer>> {
  const product = loanProduct(question.product);
  const quote = contractOffer.safeParse(question.offer);
  if (product === undefined || !quote.success) return { kind: 'refused', remake: true };
  const { requestedCentavos, installments, monthlyRate } = quote.data.quote;
  const less = Math.max(product.minimumCentavos, Math.round((requestedCentavos * REVISED_SHARE) / 1_000) * 1_000);
  const offer = await offerFor(parts, product, { requestedCentavos: less, installments, monthlyRate }, situation.key);
  if (offer.kind !== 'done') return offer;
  const shown = () => ({ name: question.person.name });
  const result = () => offer.value;
  return putToPerson(parts.decisions, 'lender.revise', { shown, result }, question, situation);
}

/** The built-in lender: quotes by the product's rules, keeps every offer it shows, and pays once. */
export const simulatedLender = (parts: LenderParts): Lender => ({
  simulate: async (question, { key }) => {
    const product = loanProduct(question.product);
    const on = today(parts.clock.now());
    if (product === undefined || !product.terms.includes(question.installments)) return { kind: 'refused' };
    const most = mostFor(product, question, on);
    if (question.requestedCentavos < product.minimumCentavos || question.requestedCentavos > most) {
      return { kind: 'refused', text: limitsText(product, question.installments, most) };
    }
    return offerFor(parts, product, question, key);
  },
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
  'lender.accept': simulateOperation(parts, {
    operation: 'lender.accept',
    latencyMs: 400,
    cpfOf: ({ cpf }) => cpf,
    answer: async (question, { proposal }) => {
      const [row] = await findOffer(parts.db, [question.offer, proposal]);
      if (row === undefined || row.valid_until < today(parts.clock.now())) return { kind: 'refused', remake: true };
      // Sealed by `simulate` above, so it is an offer.
      const offer = parts.keyring.openJson(row.offer, `sim-offer:${question.offer}`) as Offer;
      const { requestedCentavos, installments } = offer.quote;
      const same = requestedCentavos === question.requestedCentavos && installments === question.installments;
      return same ? { kind: 'done', value: offer } : { kind: 'refused', remake: true };
    },
  }),
  'lender.disburse': simulateOperation(parts, {
    operation: 'lender.disburse',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (_question, { outcome, key }) => {
      if (outcome.payment === 'refused') return { kind: 'refused' };
      const reference = createHash('sha256').update(key).digest('hex').slice(0, 12).toUpperCase();
      return { kind: 'done', value: { reference, paidOn: today(parts.clock.now()) } };
    },
  }),
});
