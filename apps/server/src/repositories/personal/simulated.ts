import { apart, AS_TEXT, digest, goes, plain, readable, sealed, stays, type Table } from './column.ts';

const proposal = plain('the proposal');
const instant = plain('an instant');
const IN_KEY = `substring(key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') = any($1::uuid[]::text[])`;

/** The books of the simulated world: no provider's, but filled with what was typed. */
export const simulated = {
  sim_effect: stays(
    {
      ...{ proposal, first_at: instant, answered_at: instant },
      operation: plain('what was asked'),
      key: plain('under which key'),
      calls: plain('a count'),
      ...{ withdrawn_at: instant, withdrawals: plain('a count') },
      outcome: plain('how it was answered'),
      question: sealed('the question'),
      answer: sealed('the answer'),
    },
    AS_TEXT,
  ),
  sim_message: goes(
    {
      id: plain('a count'),
      key: plain('which message'),
      target: digest('the phone or the e-mail'),
      message: sealed('the words'),
      at: instant,
    },
    IN_KEY,
  ),
  sim_decision: goes(
    {
      ...{ proposal, created_at: instant, decided_at: instant },
      reference: readable('what the provider calls it'),
      operation: plain('what is to be decided'),
      question: sealed('what is to be decided about whom'),
      decision: plain('yes or no'),
    },
    AS_TEXT,
  ),
  sim_offer: goes(
    {
      proposal,
      id: plain('the offer'),
      offer: sealed('its amounts'),
      valid_until: plain('a day'),
      question: sealed('what was asked'),
    },
    AS_TEXT,
  ),
  sim_callback: apart('when it was heard', {
    id: plain('a call back'),
    provider: plain('who calls'),
    body: sealed('what it says'),
    tries: plain('a count'),
    ...{ due_at: instant, delivered_at: instant },
  }),
  sim_authorization: apart('never: it names nobody', {
    reference: plain('a digest of the proposal and what is allowed'),
    kind: plain('what is allowed'),
    authorized_at: instant,
  }),
} as const satisfies Readonly<Record<string, Table>>;
