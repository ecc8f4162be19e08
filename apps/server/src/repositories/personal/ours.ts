import { apart, digest, goes, kept, plain, readable, sealed, stays, type Table } from './column.ts';

/** The id of the proposal in the key of a message, as the index has it. */
const IN_KEY = `substring(key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') = any($1::uuid[]::text[])`;
const OWN_LINK = 'digest in (select link from proposal where id = any($1::uuid[]))';

const id = plain('the proposal');
const instant = plain('an instant');
const count = plain('a count');
const step = plain('a step of the flow');

/** Every table of ours. What is not named here fails `tests/integration/retention/register.test.ts`. */
export const ours = {
  proposal: stays(
    {
      ...{ id, created_at: instant, updated_at: instant, look_again_at: instant, revision: count },
      link: kept('digest', 'which link opens it, as a random value that only its owner has', 'anonymous'),
      channel: plain('where it was asked for'),
      partner: plain('whose customer'),
      flow_version: plain('which flow'),
      cpf_hash: digest('the CPF'),
      contact_hash: digest('the phone or the e-mail that was proven last'),
      state: sealed('all answers, what was written beneath those that a rule gave, and what the outside said'),
      situation: plain('approved, pending, reproved'),
      ended: plain('how it ended'),
      verified: plain('that a contact was proven'),
    },
    'id = any($1::uuid[])',
  ),
  link: {
    ...stays(
      {
        digest: kept('digest', 'a random value: so that the old link says that the data are gone', 'anonymous'),
        sealed: sealed('the link itself'),
        channel: plain('what it opens'),
        started_as: plain('customer or typist'),
        typist: sealed('who typed for the customer'),
        ...{ created_at: instant, expires_at: instant },
      },
      OWN_LINK,
    ),
    ends: 'where nobody began with it: when it expires',
  },
  device: goes({
    digest: digest('the cookie of a device'),
    ...{ proposal: id, created_at: instant, expires_at: instant, data_until: instant },
  }),
  pass: goes({
    digest: digest('a pass to a second device'),
    ...{ proposal: id, created_at: instant, expires_at: instant, used_at: instant },
  }),
  code: goes({
    ...{ proposal: id, slug: step, tries: count, sends: count, send_day: instant, sent_at: instant },
    ...{ expires_at: instant, used_at: instant, undelivered_at: instant },
    method: plain('SMS, WhatsApp, e-mail, link'),
    act: plain('to confirm, to enter, or to see the data'),
    about: digest('what it signs'),
    device: digest('the name of the device that it lets in'),
    sent_from: digest('the address that asked for it'),
    target: sealed('the phone or the e-mail'),
    proven: sealed('the phone or the e-mail that was proven last'),
    code_hash: digest('the code'),
    token_hash: digest('the token of the link'),
    message: sealed('the words of the message'),
  }),
  event: stays({
    ...{ proposal: id, after_revision: count, before_revision: count, slug: step, at: instant },
    kind: plain('what was done'),
    actor: readable('who did it; by name only what was written before names were sealed', 'event_role(actor)'),
    change: sealed('what changed'),
    sealed_digest: kept(
      'digest',
      'of the sealed bytes, which begin with random ones: nothing is found by it',
      'anonymous',
    ),
    digest: kept('digest', 'of the event and the one before it, so that the record verifies', 'anonymous'),
  }),
  consent: stays({
    ...{ id: count, proposal: id },
    consent: plain('which consent'),
    version: plain('which version of its words'),
    text_digest: kept('digest', 'of the words that were shown, which are the same for everybody', 'proofOfConsent'),
    accepted_at: kept('personal', 'when it was given', 'proofOfConsent'),
    evidence: sealed('address and device of who accepted'),
  }),
  question: stays({
    ...{ proposal: id, slug: step, attempt: count, tries: count, due_at: instant, leased_until: instant },
    ...{ asked_at: instant, settled_at: instant, called_at: instant },
    operation: plain('what was asked'),
    state: { ...plain('open, called, settled, given up'), becomes: `'settled'` },
    reference: readable('what the provider calls the question'),
    told: plain('what the customer was told'),
    outcome: plain('how it was answered'),
    lost: count,
  }),
  document: {
    // An emptied row says where bytes still lie outside: it goes after them (`Storage.erase`).
    ...stays({
      ...{ id: count, proposal: id, slug: step, created_at: instant, bytes: count },
      media_type: plain('picture or paper'),
      place: plain('where the bytes lie'),
      name: sealed('what the person calls the file'),
      sha256: digest('the bytes'),
      content: sealed('the bytes, where they lie here'),
    }),
    ends: 'once its bytes are gone, right after the proposal’s data',
  },
  bank_authorization: goes({
    ...{ proposal: id, tries: count, asked_at: instant, settled_at: instant },
    kind: plain('what the bank lets the customer allow'),
    reference: readable('what the bank calls the permission'),
    status: plain('waiting, success, failed'),
    subject: digest('the CPF and the phone that it is for'),
    shown: sealed('where the customer allows it, and the phone, masked'),
  }),
  idempotency: {
    ...goes({
      key: digest('a request under its key'),
      body_digest: digest('what was sent'),
      ...{ proposal: id, status: plain('HTTP status'), at: instant },
      answer: sealed('what was answered'),
    }),
    ends: 'a day after it was written',
  },
  message_sent: {
    ...goes(
      {
        key: plain('which message of which proposal'),
        ...{ sent_at: instant, claimed_at: instant },
        reference: readable('what the messenger calls the message'),
      },
      IN_KEY,
    ),
    ends: '90 days after it was sent',
  },
  inbox: apart('90 days after it was handled; its body when it is handled', {
    ...{ received_at: instant, leased_until: instant, due_at: instant, handled_at: instant, given_up_at: instant },
    ...{ tries: count, lost: count },
    provider: plain('who called'),
    event_id: plain('what the provider calls the event'),
    body: sealed('what the provider said'),
  }),
  rate_limit: apart('with its window, a day at most', {
    key: digest('an address, a link or a CPF that is counted'),
    ...{ used: count, resets_at: instant },
  }),
  channel_kept: apart('with the next start by which the channel is not sold any more: partners’ data', {
    code: plain('its code'),
    partner: plain('whose it is'),
    flow_version: plain('which flow'),
    digest: plain('of what it was'),
    said: plain('how it looks and what it says'),
  }),
  flow_version: apart('never: partners’ data', {
    ...{ id: count, published_at: instant },
    channel: plain('whose flow'),
    digest: plain('of the definition'),
    definition: plain('the flow'),
  }),
  withdrawal: stays({
    ...{ proposal: id, slug: step, attempt: count, tries: count, due_at: instant, leased_until: instant },
    ...{ written_at: instant, told_at: instant, lost: count },
    operation: plain('what is taken back'),
    state: plain('open, told, refused'),
    // Whoever is still to be told has to know of what.
    reference: readable('what the provider calls the question', `case state when 'open' then reference end`),
    kept: sealed('what was kept of its answer'),
  }),
  outcome_message: goes({
    ...{ id: count, proposal: id, slug: step, tries: count, lost: count, due_at: instant, leased_until: instant },
    ...{ written_at: instant, settled_at: instant },
    message: plain('which message'),
    about: digest('what it tells of'),
    target: sealed('the contact that was replaced, where it is told so'),
    state: plain('open, sent, void, lost'),
  }),
  orphan: apart('an hour after it was written, with its bytes', {
    ...{ id: count, proposal: id, written_at: instant },
    place: plain('where the sealed bytes lie'),
  }),
  partner_token: apart('an hour after it ended', {
    digest: digest('a partner’s token'),
    device: digest('the device that brought it'),
    expires_at: instant,
  }),
  key_in_use: apart('never', {
    version: plain('of a key'),
    proof: plain('a word sealed with it'),
    proven_on_rows: plain('that it was held against what is sealed'),
    since: instant,
  }),
  operator_device: apart('90 days after an operator last came in there', {
    digest: digest('the cookie of a browser in which an operator was in'),
    expires_at: instant,
  }),
  operator_session: apart('eight hours after it began', {
    digest: digest('the cookie of an operator'),
    ...{ opened_at: instant, expires_at: instant },
  }),
  // Whoever asks for erasure frees no place: what counts is kept, and which proposal it was is not.
  cpf_opening: {
    ...stays({
      opener: kept('digest', 'the phone or the e-mail that was proven, or the name of the browser', 'fraud'),
      means: plain('contact or browser'),
      cpf: kept('digest', 'the CPF', 'fraud'),
      proposal: { ...id, becomes: 'null' },
      ...{ opened_at: instant, passed: plain('that it was let through'), proven: plain('that its owner was there') },
    }),
    ends: '30 days after it was opened',
  },
  // For the same reason what was refused goes on to count.
  identity_try: {
    ...stays({
      subject: kept('digest', 'the CPF, or a phone or e-mail that was proven beside it', 'fraud'),
      means: plain('cpf or contact'),
      cpf: kept('digest', 'the CPF', 'fraud'),
      proof: plain('photo or register'),
      proposal: { ...id, becomes: 'null' },
      ...{ slug: step, attempt: count, put_at: instant },
    }),
    ends: '30 days after it was asked',
  },
  person_check: goes({
    ...{ id: count, proposal: id, asked_at: instant, decided_at: instant },
    cpf: digest('the CPF'),
    subject: digest('the phone, e-mail, browser or CPF that a person looks at'),
    means: plain('contact, browser or cpf'),
    reason: plain('manyCpfs or manyRefusals'),
    state: plain('open, released, refused, over'),
  }),
  world: apart('never', { one: plain('the only row'), name: plain('real or simulated'), since: instant }),
  // Rows stay: that somebody asked, and when it was done, is what proves that they were heard.
  data_request: stays({
    protocol: plain('a random number, to name the request by'),
    ...{ proposal: id, asked_at: instant, due_at: instant },
    kind: plain('copy, correction, erasure or review'),
    state: { ...plain('open, erasing, done'), becomes: `'done'` },
    done_at: { ...instant, becomes: 'coalesce(done_at, now())' },
    note: sealed('what the person wrote'),
    answer: sealed('what they were answered'),
  }),
  erasure: stays({
    ...{ proposal: id, erased_at: instant, documents_gone_at: instant },
    reason: plain('which rule'),
    record: kept('digest', 'of the record as it stood then', 'anonymous'),
  }),
  chore: apart('never', { name: plain('what is done now and then'), due_at: instant, leased_until: instant }),
  migration: apart('never', {
    ...{ number: count, applied_at: instant },
    name: plain('what was done to the database'),
    checksum: plain('of the file'),
  }),
} as const satisfies Readonly<Record<string, Table>>;
