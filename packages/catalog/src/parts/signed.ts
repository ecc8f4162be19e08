import { isRecord, type Facts, type JsonObject } from '@passo/engine';
import { kept } from '../ports/facts.ts';
import { keptOfferOnWire } from '../products/offerOnWire.ts';
import { toldAccount } from './address.ts';
import { withdrawalOf } from './ending.ts';

/** What is signed: the written contract, the offer with all its costs, the account, and how long it can be undone. */
export const signedOf = (facts: Facts): JsonObject => ({
  contrato: isRecord(facts.results.contrato) ? facts.results.contrato : null,
  oferta: keptOfferOnWire(kept(facts, 'oferta'), facts.product),
  conta: toldAccount(facts),
  desistencia: withdrawalOf(facts),
});
