import { isRecord } from '@passo/engine';
import { statement, type Database } from '../database/pool.ts';
import type { Keyring } from '../platform/keyring.ts';
import { askedContext, offerContext } from './ports/lender/keptOffers.ts';
import { questionContext } from './books.ts';

/** What the simulated lender was told about a proposal: each question as far as it is money, and the offers it names. */
interface LenderQuestions {
  readonly questions: readonly { readonly operation: string; readonly question: Money }[];
  /** What each of these offers was made of, and the offer as the lender holds it (amounts in centavos). */
  readonly offers: readonly { readonly id: string; readonly question: Money; readonly offer: unknown }[];
}

type Money = Readonly<Record<string, unknown>>;

/** Who asked is in the question, too, and stays there. */
const SHOWN = [
  'offer',
  'product',
  'requestedCentavos',
  'installments',
  'downPaymentCentavos',
  'marginCentavos',
  'collateralCentavos',
  'insured',
  'system',
  'contract',
];

interface QuestionRow {
  readonly operation: string;
  readonly key: string;
  readonly question: Buffer;
}
const selectQuestions = statement<QuestionRow, [string]>(
  'sim_lender_questions',
  `select operation, key, question from sim_effect
   where proposal = $1 and operation like 'lender.%' and question is not null order by first_at`,
);
const selectOffers = statement<{ id: string; offer: Buffer; question: Buffer }, [string, readonly string[]]>(
  'sim_lender_offers',
  'select id, offer, question from sim_offer where proposal = $1 and id = any($2) and question is not null',
);

export async function listLenderQuestions(db: Database, keyring: Keyring, proposal: string): Promise<LenderQuestions> {
  const questions = (await selectQuestions(db, [proposal])).map(({ operation, key, question }) => ({
    operation,
    question: moneyOf(keyring.openJson(question, questionContext(operation, key))),
  }));
  const named = questions.flatMap(({ question: { offer } }) => (typeof offer === 'string' ? [offer] : []));
  const offers = (await selectOffers(db, [proposal, [...new Set(named)]])).map(({ id, offer, question }) => ({
    id,
    question: moneyOf(keyring.openJson(question, askedContext(id))),
    offer: keyring.openJson(offer, offerContext(id)),
  }));
  return { questions, offers };
}

function moneyOf(question: unknown): Money {
  if (!isRecord(question)) return {};
  const { details } = question;
  const all: Money = { ...(isRecord(details) ? details : {}), ...question };
  return Object.fromEntries(SHOWN.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));
}
