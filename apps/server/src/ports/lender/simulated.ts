import { createHash } from 'node:crypto';
import { loanProduct, type LoanProduct, type Offer, type SimulationQuestion } from '@passo/catalog';
import { addDays, formatMoney, today, type CalendarDate, type Clock } from '@passo/domain';
import { statement, type Database } from '../../database/pool.ts';
import type { Keyring } from '../../platform/keyring.ts';
import { proposalOf } from '../../simulator/books.ts';
import { simulateOperation, type SimulatorParts } from '../../simulator/provider.ts';
import type { Lender } from './lender.ts';

const LENDER = { name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35' };
const LATENCY_MS = 900;

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

/** The built-in lender: quotes by the product's rules, keeps every offer it shows, and pays once. */
export const simulatedLender = (parts: LenderParts): Lender => ({
  simulate: async (question, { key }) => {
    const { db, keyring, clock } = parts;
    const product = loanProduct(question.product);
    const on = today(clock.now());
    if (product === undefined || !product.terms.includes(question.installments)) return { kind: 'refused' };
    const most = mostFor(product, question, on);
    if (question.requestedCentavos < product.minimumCentavos || question.requestedCentavos > most) {
      return { kind: 'refused', text: limitsText(product, question.installments, most) };
    }
    const quote = product.quote({ ...question, paidOutOn: on });
    if (!quote.ok) return { kind: 'refused', text: quote.problem.message };
    const id = `of_${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
    const validUntil = addDays(on, product.validDays);
    const offer: Offer = { id, lender: LENDER, quote: quote.value, validUntil, late: product.late };
    await keepOffer(db, [id, proposalOf(key), keyring.sealJson(offer, `sim-offer:${id}`), validUntil]);
    return { kind: 'done', value: offer };
  },
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
