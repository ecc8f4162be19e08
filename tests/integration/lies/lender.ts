import { loanProduct, type LoanDetails, type Offer } from '@passo/catalog';
import { addDays } from '@passo/domain';
import { debt, honestTo, on } from '../../../apps/server/src/ports/lender/testing/honest.ts';
import { simulatedBalance } from '../../../apps/server/src/simulator/ports/lender/balance.ts';
import { startHttpLender, type HeardByLender, type HttpLender, type SaidByLender } from '../../support/httpLender.ts';
import type { WireName } from '../../../apps/server/src/ports/http/words.ts';
import { wishOf } from './wishes.ts';

/* An honest lender in a server of its own, that says another thing in place of one answer where it is told to lie. */

/** What is said in place of an honest answer to one question of one proposal. */
export interface Lie {
  readonly to: WireName;
  readonly instead: (honest: Offer) => unknown;
  /** The whole answer, whatever the honest one is. */
  readonly says?: SaidByLender;
}

export interface LyingLender extends HttpLender {
  /** From now on to this proposal; `null` is honest again. Answers how often the lie before was told. */
  tell(proposal: string, lie: Lie | null): number;
}

const proposalOf = ({ key }: HeardByLender): string => key.split(':')[0] ?? '';
const DAY_TO_WRITE = new Date(`${on}T15:00:00Z`);

/** The clock of the tests that play with it: its offers are of one day. */
export const dayOfOffers = { now: () => DAY_TO_WRITE };

export async function startLyingLender(): Promise<LyingLender> {
  const lies = new Map<string, { readonly lie: Lie; times: number }>();
  const shown = new Map<string, Offer>();
  const lender = await startHttpLender((heard) => {
    const telling = lies.get(proposalOf(heard));
    const said = honestly(heard, shown);
    if (telling?.lie.to !== heard.name) return said;
    telling.times += 1;
    if (telling.lie.says !== undefined) return telling.lie.says;
    const { value } = JSON.parse(JSON.stringify(said.body));
    return { status: 200, body: { kind: 'done', value: telling.lie.instead(value) } };
  });
  return {
    ...lender,
    tell: (proposal, lie) => {
      const before = lies.get(proposal)?.times ?? 0;
      if (lie === null) lies.delete(proposal);
      else lies.set(proposal, { lie, times: 0 });
      return before;
    },
  };
}

const done = (value: unknown): SaidByLender => ({ status: 200, body: { kind: 'done', value } });
const NOT_OFFERED: SaidByLender = { status: 501, body: { code: 'notOffered' } };

/** Under the id that is answered, the same offer is taken later. */
function kept(shown: Map<string, Offer>, key: string, offer: Offer): Offer {
  const whole = { ...offer, id: `of_${key.slice(-24).replaceAll(/\W/g, '')}` };
  shown.set(whole.id, whole);
  return whole;
}

/** What an honest lender says; `shown` is what it has offered so far. */
export function honestly({ name, question, key }: HeardByLender, shown: Map<string, Offer>): SaidByLender {
  const taken = shown.get(String(question.offer));
  switch (name) {
    case 'lender.limits':
      return done(limitsOf(String(question.product)));
    case 'lender.contracts':
      return done([debt]);
    case 'lender.simulate':
    case 'lender.propose':
      return done(kept(shown, key, offerTo(question)));
    case 'lender.choose':
    case 'lender.accept':
      return taken === undefined ? { status: 422, body: { kind: 'refused', remake: true } } : done(taken);
    case 'lender.checkAccount':
      return done({ isOfPerson: true, reference: 'c1' });
    case 'lender.pixAccount':
      return done({ pixAccount: null });
    case 'lender.disburse':
      return done({ reference: 'p1', paidOn: on });
    case 'lender.fgtsBalance':
      return done(balanceOf(question));
    default:
      return NOT_OFFERED;
  }
}

const balanceOf = (question: HeardByLender['question']): unknown => {
  const balance = simulatedBalance({ clock: dayOfOffers }, JSON.parse(JSON.stringify(question)));
  return balance.kind === 'done' ? balance.value : null;
};

/** The one term that the test asks for, and as much as the product lends at all. */
function limitsOf(product: string): object {
  const { minimumCentavos = 0, maximumCentavos = 0, usualRate = 0 } = loanProduct(product) ?? {};
  return { minimumCentavos, maximumCentavos, terms: [wishOf(product).installments], monthlyRate: usualRate };
}

function offerTo(question: HeardByLender['question']): Offer {
  const product = String(question.product);
  const wish = wishOf(product);
  const told: LoanDetails = JSON.parse(JSON.stringify(question.details ?? {}));
  const details = ['refinancing', 'portability'].includes(product) ? { ...told, debt } : told;
  const requestedCentavos = Number(question.requestedCentavos ?? wish.requestedCentavos);
  const [variant] = loanProduct(product)?.variants ?? [];
  // Nothing in particular, or over several terms.
  const installments = Number(question.installments ?? 0) || wish.installments;
  const offer = honestTo(product, { requestedCentavos, installments, details }, variant);
  return { ...offer, askedCentavos: requestedCentavos, validUntil: addDays(on, 3) };
}
