import { createHash } from 'node:crypto';
import { today } from '@passo/domain';
import type { Lender } from '../../../ports/lender/lender.ts';
import { simulateOperation } from '../../provider.ts';
import { stagedQuery } from '../../stagedQuery.ts';
import { simulatedAccounts, simulatedPixAccounts, USUAL_ACCOUNT } from './accounts.ts';
import { simulatedBalance } from './balance.ts';
import { contractsOf } from './contracts.ts';
import { keptOffer, offerFor, type LenderParts } from './keptOffers.ts';
import { lentBy, propose, revise } from './proposing.ts';
import { limitsFor, quotesFor } from './quotes.ts';
import { taking } from './taking.ts';

const LATENCY_MS = 900;

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
