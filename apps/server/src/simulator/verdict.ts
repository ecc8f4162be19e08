import { isJsonObject, type Answer } from '@passo/engine';
import { uuidV7 } from '../platform/ids.ts';
import type { Callback, Pending } from './decisions.ts';

type Write = (pending: Pending, approved: boolean, reason: string, at: Date) => unknown;

/** A signature provider's words: Clicksign's event of a document. */
const clicksignEvent: Write = ({ reference, proposal }, approved, _reason, at) => ({
  event: { name: approved ? 'auto_close' : 'refusal', data: {}, occurred_at: at.toISOString() },
  document: { key: reference, path: `/${proposal}.pdf`, status: approved ? 'closed' : 'canceled' },
});

const personDecision: Write = ({ reference, operation, question }, approved, reason, at) => ({
  id: `${reference}:${approved ? 'approve' : 'refuse'}`,
  operation,
  reference,
  decision: approved ? 'approve' : 'refuse',
  reason,
  at: at.toISOString(),
  result: question.result ?? {},
});

/** Who calls back about the ports where a person decides, and what an approval calls its time. */
export const personProviders = [
  { provider: 'empregador-simulado', port: 'employer', when: 'approvedAt' },
  { provider: 'identidade-simulada', port: 'identity', when: 'reviewedAt' },
  { provider: 'escritorio-simulado', port: 'office', when: 'decidedAt' },
  { provider: 'banco-simulado', port: 'lender', when: 'revisedAt' },
  { provider: 'biro-simulado', port: 'bureau', when: 'reviewedAt' },
  { provider: 'assinaturas-simuladas', port: 'signature', when: 'signedAt' },
] as const;

const callerOf = (operation: string): { readonly provider: string; readonly write: Write } | undefined => {
  if (operation === 'signature.collect') return { provider: 'clicksign-simulado', write: clicksignEvent };
  const person = personProviders.find(({ port }) => operation.startsWith(`${port}.`));
  return person && { provider: person.provider, write: personDecision };
};

export function callbackOf(pending: Pending, approved: boolean, reason: string, at: Date): Callback | null {
  const caller = callerOf(pending.operation);
  if (caller === undefined) return null;
  return {
    id: uuidV7(at),
    provider: caller.provider,
    body: JSON.stringify(caller.write(pending, approved, reason, at)),
  };
}

/** The same news for whoever asks instead of waiting for the call back. */
export function decisionOf({ decision, reference, operation, question, decidedAt }: Pending): Answer {
  if (decision === null || decidedAt === null) return { kind: 'waiting', reference };
  if (decision !== 'approve') return { kind: 'refused' };
  const result = isJsonObject(question.result) ? question.result : {};
  const when = personProviders.find(({ port }) => operation.startsWith(`${port}.`))?.when ?? 'decidedAt';
  return { kind: 'done', value: { envelope: reference, ...result, [when]: decidedAt.toISOString() } };
}
