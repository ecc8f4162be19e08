import type { EnvelopeQuestion, Signed } from '@passo/catalog';
import { isRecord, type Answer } from '@passo/engine';
import type { Asking, Checking, Operation, PortOf, Withdrawing, Withdrawn } from '../../port.ts';
import type { VendorParts } from '../../askJson.ts';
import type { Storage } from '../../storage/storage.ts';
import { clicksignCalls, type ClicksignCalls, type Resource } from './clicksignCalls.ts';

export const CLICKSIGN_URL = 'https://app.clicksign.com/api/v3';
const TIMEOUT_MS = 15_000;
const TRIES = 4;

interface ClicksignParts {
  readonly vendor: VendorParts;
  readonly token: string;
  readonly storage: Pick<Storage, 'get'>;
}

/**
 * Clicksign v3: envelope, document, signer, its two requirements, running. The envelope is named after our key, so that a
 * question that is put again finds what was begun; one that never ran is left to lie and made anew. Clicksign writes to
 * the signer itself. Its call back names the document, which is our reference (`clicksignDoor`).
 */
export function clicksignSignature({
  vendor,
  token,
  storage,
}: ClicksignParts): Pick<PortOf<'signature'>, 'signature.collect' | 'signature.withLiveness'> {
  const collect = (auth: string): Operation<EnvelopeQuestion, Signed> => ({
    timeoutMs: TIMEOUT_MS,
    tries: TRIES,
    ask: (question, asking) => open(clicksignCalls(vendor, token, asking.signal), storage, question, asking, auth),
    check: (_question, asking) => look(clicksignCalls(vendor, token, asking.signal), asking),
    checkEverySeconds: 1_800,
    withdraw: (asking) => cancel(clicksignCalls(vendor, token, asking.signal), asking),
  });
  return {
    'signature.collect': collect('sms'),
    // The envelope of `collect` closes when all have signed; further signers are the partner's own, and not offered.
    'signature.withLiveness': collect('facial_biometrics'),
  };
}

const envelopeName = (key: string): string => `Contrato ${key}`;

async function open(
  calls: ClicksignCalls,
  storage: Pick<Storage, 'get'>,
  question: EnvelopeQuestion,
  { key }: Asking,
  auth: string,
): Promise<Answer<Signed>> {
  const running = await calls.findEnvelope(envelopeName(key));
  if (running.kind === 'failed') return running;
  if (running.value !== null && statusOf(running.value) !== 'draft') return standing(calls, running.value);
  const paper = await storage.get(question.document, key.split(':')[0] ?? '');
  if (paper === null) return { kind: 'failed', reason: 'noDocument' };
  return send(calls, question, { name: envelopeName(key), paper: paper.content, auth });
}

interface Envelope {
  readonly name: string;
  readonly paper: Buffer;
  readonly auth: string;
}

async function send(
  calls: ClicksignCalls,
  { person }: EnvelopeQuestion,
  { name, paper, auth }: Envelope,
): Promise<Answer<Signed>> {
  const envelope = await calls.make('envelopes', 'envelopes', { name, locale: 'pt-BR', auto_close: true });
  if (envelope.kind === 'failed') return envelope;
  const at = `envelopes/${envelope.value.id}`;
  const content = `data:application/pdf;base64,${paper.toString('base64')}`;
  const document = await calls.make(`${at}/documents`, 'documents', {
    filename: 'contrato.pdf',
    content_base64: content,
  });
  if (document.kind === 'failed') return document;
  const signer = await calls.make(`${at}/signers`, 'signers', signerOf(person));
  if (signer.kind === 'failed') return signer;
  const related = { document: document.value, signer: signer.value };
  for (const requirement of [
    { action: 'agree', role: 'sign' },
    { action: 'provide_evidence', auth },
  ]) {
    const made = await calls.make(`${at}/requirements`, 'requirements', requirement, related);
    if (made.kind === 'failed') return made;
  }
  const started = await calls.change(at, 'envelopes', envelope.value.id, { status: 'running' });
  if (started.kind === 'failed') return started;
  return { kind: 'waiting', reference: document.value.id };
}

const signerOf = ({ name, email, cellphone, cpf, birthDate }: EnvelopeQuestion['person']) => ({
  name,
  email,
  phone_number: cellphone,
  has_documentation: true,
  documentation: cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
  birthday: birthDate,
  refusable: true,
  // The telephone is the contact that was proven; nobody proved the e-mail. Reminders and the contract come from us.
  communicate_events: { signature_request: 'sms', signature_reminder: 'none', document_signed: 'none' },
});

async function look(calls: ClicksignCalls, { key, reference }: Checking): Promise<Answer<Signed>> {
  const found = await calls.findEnvelope(envelopeName(key));
  // Where Clicksign cannot be asked, one goes on waiting.
  return found.kind === 'failed' || found.value === null
    ? { kind: 'waiting', reference }
    : verdict(found.value, reference);
}

async function standing(calls: ClicksignCalls, envelope: Resource): Promise<Answer<Signed>> {
  const document = await calls.firstOf(`envelopes/${envelope.id}/documents`);
  if (document.kind === 'failed') return document;
  if (document.value === null) return { kind: 'failed', reason: 'unexpected' };
  return verdict(envelope, document.value.id);
}

function verdict(envelope: Resource, reference: string): Answer<Signed> {
  const status = statusOf(envelope);
  const { modified } = envelope.attributes;
  const signedAt = typeof modified === 'string' ? modified : '';
  if (status === 'closed') return { kind: 'done', value: { envelope: reference, signedAt } };
  return status === 'canceled' ? { kind: 'refused' } : { kind: 'waiting', reference };
}

/** Its document is cancelled, and nobody can sign it; one that all have signed stays signed, and a person has to see to it. */
async function cancel(calls: ClicksignCalls, { key }: Withdrawing): Promise<Withdrawn> {
  const found = await calls.findEnvelope(envelopeName(key));
  if (found.kind === 'failed') return found;
  if (found.value === null || statusOf(found.value) === 'canceled') return { kind: 'done' };
  if (statusOf(found.value) === 'closed') return { kind: 'refused', text: 'signed' };
  const at = `envelopes/${found.value.id}/documents`;
  const document = await calls.firstOf(at);
  if (document.kind === 'failed') return document;
  if (document.value === null) return { kind: 'failed', reason: 'unexpected' };
  const { id } = document.value;
  const cancelled = await calls.change(`${at}/${id}`, 'documents', id, { status: 'canceled' });
  return cancelled.kind === 'failed' ? cancelled : { kind: 'done' };
}

const statusOf = ({ attributes }: Resource): unknown => (isRecord(attributes) ? attributes.status : undefined);
