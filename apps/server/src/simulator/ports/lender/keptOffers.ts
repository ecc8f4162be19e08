import type { Offer, SimulationQuestion } from '@passo/catalog';
import { today, type Clock } from '@passo/domain';
import type { Answer } from '@passo/engine';
import type { Banks } from '../../../channels/banks/bank.ts';
import { statement, type Database } from '../../../database/pool.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import { sealedValue } from '../../../platform/sealedValue.ts';
import { proposalOf } from '../../books.ts';
import type { Decisions } from '../../decisions.ts';
import type { SimulatorParts } from '../../provider.ts';
import { quoteFor } from './quotes.ts';

/* Every offer that is shown is kept until it expires. */

export interface LenderParts extends SimulatorParts {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly decisions: Decisions;
  readonly banks: Banks;
}

const keepOffer = statement<never, [string, string, Buffer, string, Buffer]>(
  'sim_offer_keep',
  `insert into sim_offer (id, proposal, offer, valid_until, question) values ($1, $2, $3, $4, $5)
   on conflict (id) do nothing`,
);

export const offerContext = (id: string): string => `sim-offer:${id}`;
export const askedContext = (id: string): string => `sim-offer-question:${id}`;

/** Keeps the offer that is shown until it expires, with what was asked. */
export async function keptOffer(
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

export async function offerFor(parts: LenderParts, question: SimulationQuestion, key: string): Promise<Answer<Offer>> {
  const bank = parts.banks.get(question.bankSlug);
  if (bank === undefined) return { kind: 'refused' };
  const quoted = quoteFor(question, bank, key, today(parts.clock.now()));
  return quoted.kind === 'done' ? keptOffer(parts, quoted.value, question, key) : quoted;
}
