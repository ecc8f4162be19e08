// What the example server says: by default the example that the document of the wire gives, so that every operation has an answer; here
// stands what has to be reckoned, what waits for a person, and nothing else.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { offerFor } from './offer.mjs';

const wire = JSON.parse(
  fs.readFileSync(new URL('../../apps/server/src/ports/http/wire.openapi.json', import.meta.url), 'utf8'),
);
const exampleOf = (operation) => wire.components.schemas[`${operation}.answer`]?.examples[0];

const reckoned = {
  'lender.simulate': offerFor,
  'lender.compare': (question) => [offerFor(question)],
  'bureau.register': () => ({ situation: 'regular', nameSimilarity: 1, birthDateAgrees: true, reference: 'r1' }),
  'lender.accept': offerFor,
  'lender.checkAccount': () => ({ isOfPerson: true, reference: 'r1' }),
  'lender.choose': offerFor,
  'lender.propose': offerFor,
  'lender.revise': ({ offer }) => offer,
  'messaging.send': ({ channel }) => ({ channel }),
};

/** People decide these, some time later. A server that talks to a person's browser gives it `shown: { link }`. */
const waits = new Set([
  'signature.collect',
  'signature.withLiveness',
  'signature.others',
  'employer.approve',
  'identity.verify',
  'authorizations.request',
]);

export function answerTo(operation, question, scope) {
  const example = exampleOf(operation);
  if (example === undefined) return { status: 404, body: { code: 'unknown' } };
  if (typeof question !== 'object' || question === null) return { status: 400, body: { code: 'malformed' } };
  const done = { kind: 'done', value: reckoned[operation]?.(question) ?? example };
  if (!waits.has(operation)) return { status: 200, body: done };
  const reference = createHash('sha256').update(scope).digest('hex').slice(0, 24);
  return {
    status: 202,
    body: { kind: 'waiting', reference },
    ...(operation !== 'authorizations.request' && { later: done }),
  };
}
