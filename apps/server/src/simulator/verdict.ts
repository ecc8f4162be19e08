import { uuidV7 } from '../platform/ids.ts';
import type { Callback, Pending } from './decisions.ts';

type Write = (pending: Pending, approved: boolean, reason: string, at: Date) => unknown;

/** A signature provider's words: Clicksign's event of a document. */
const clicksignEvent: Write = ({ reference, proposal }, approved, _reason, at) => ({
  event: { name: approved ? 'auto_close' : 'refusal', data: {}, occurred_at: at.toISOString() },
  document: { key: reference, path: `/${proposal}.pdf`, status: approved ? 'closed' : 'canceled' },
});

const personDecision: Write = ({ reference }, approved, reason, at) => ({
  id: `${reference}:${approved ? 'approve' : 'refuse'}`,
  reference,
  decision: approved ? 'approve' : 'refuse',
  reason,
  at: at.toISOString(),
});

/** Who calls back about which question, and in what words. */
const callers: Readonly<Record<string, { readonly provider: string; readonly write: Write }>> = {
  'signature.collect': { provider: 'clicksign-simulado', write: clicksignEvent },
  'employer.approve': { provider: 'empregador-simulado', write: personDecision },
  'identity.liveness': { provider: 'identidade-simulada', write: personDecision },
};

export function callbackOf(pending: Pending, approved: boolean, reason: string, at: Date): Callback | null {
  const caller = callers[pending.operation];
  if (caller === undefined) return null;
  return {
    id: uuidV7(at),
    provider: caller.provider,
    body: JSON.stringify(caller.write(pending, approved, reason, at)),
  };
}
