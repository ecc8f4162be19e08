import type { FgtsBalance } from '@passo/catalog';
import { isRecord, type Answer } from '@passo/engine';
import type { Clock } from '@passo/domain';
import type { VendorParts } from '../../askJson.ts';
import { parseJson } from '../../parseJson.ts';
import { isFromQitech, signQitech, type QitechKeys } from './qitechSigning.ts';

export const QITECH_URL = 'https://api-auth.qitech.app';
const TIMEOUT_MS = 8_000;
const PATH = '/baas/v2/fgts/available_balance';

export interface QitechParts {
  readonly vendor: VendorParts;
  readonly keys: QitechKeys;
  readonly clock: Clock;
}

/** Asks the balance of the yearly withdrawal at Caixa. The answer comes by webhook, under the key that is answered now. */
export async function askFgtsBalance(
  { vendor: { outbound, url }, keys, clock }: QitechParts,
  cpf: string,
  signal: AbortSignal,
): Promise<Answer<FgtsBalance>> {
  const body = JSON.stringify({ document_number: cpf });
  const answer = await outbound({
    url: `${url}${PATH}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'api-client-key': keys.apiKey,
      authorization: await signQitech({ method: 'POST', uri: PATH, body }, keys.own, clock),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    attempts: 1,
    signal,
  });
  if (answer.kind === 'failed') return { kind: 'failed', reason: answer.reason };
  // An answer that nobody signed is nobody's answer.
  const said = { method: 'POST', uri: PATH, body: answer.body };
  if (!isFromQitech(answer.headers.get('authorization'), said, keys.theirs, clock)) {
    return { kind: 'failed', reason: 'unsigned' };
  }
  const read = parseJson(answer.body);
  if (!isRecord(read)) return { kind: 'failed', reason: 'unexpected' };
  const { available_balance_key: key } = read;
  if (answer.status >= 300 || typeof key !== 'string') return { kind: 'failed', reason: `status ${answer.status}` };
  return { kind: 'waiting', reference: key };
}

/** The reasons that Caixa gives, in the customer's words. In the sandbox the CPF's last two digits, 90 to 99, choose one. */
const refusals: Readonly<Record<string, string>> = {
  ongoing_operation: 'Já existe uma antecipação em andamento. Espere ela terminar para pedir outra.',
  unauthorized_institution: 'Autorize o banco no aplicativo FGTS e tente novamente.',
  inexistent_anniversary_membership: 'Escolha o saque-aniversário no aplicativo FGTS e tente novamente.',
  on_locked_date_range: 'A Caixa não aceita este pedido hoje. Tente novamente nos próximos dias.',
  anniversary_membership_egress: 'Você pediu para sair do saque-aniversário. Cancele a saída no aplicativo FGTS.',
  processing_pending_changes: 'A Caixa ainda está processando mudanças na sua conta. Tente novamente mais tarde.',
};

/** The webhook's body, once it is known to be theirs. Null where it is about something else. */
export function readFgtsBalance(body: unknown): { readonly key: string; readonly answer: Answer<FgtsBalance> } | null {
  if (!isRecord(body)) return null;
  const { webhook_type: type, key, status, data } = body;
  if ((type !== 'fgts_available_balance' && type !== 'available_balance') || typeof key !== 'string') return null;
  if (status === 'success') return { key, answer: balanceIn(key, data) };
  if (status !== 'failed') return null;
  const reason = isRecord(data) && typeof data.enumerator === 'string' ? data.enumerator : 'unexpected';
  const text = Object.hasOwn(refusals, reason) ? refusals[reason] : undefined;
  // `caixa_error` is technology's no; whatever else nobody told us of is, too.
  return { key, answer: text === undefined ? { kind: 'failed', reason } : { kind: 'refused', text, remake: true } };
}

function balanceIn(key: string, data: unknown): Answer<FgtsBalance> {
  if (!isRecord(data) || !Array.isArray(data.periods)) return { kind: 'failed', reason: 'unexpected' };
  const periods = data.periods.flatMap((period: unknown) => {
    if (!isRecord(period) || typeof period.due_date !== 'string' || typeof period.amount !== 'number') return [];
    return [{ dueOn: period.due_date, centavos: Math.round(period.amount * 100) }];
  });
  if (periods.length !== data.periods.length) return { kind: 'failed', reason: 'unexpected' };
  return { kind: 'done', value: { key, referenceDate: String(data.reference_date), periods } };
}
