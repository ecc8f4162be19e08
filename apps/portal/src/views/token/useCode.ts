import type { DataOf } from '@passo/contract';
import type { Result } from '@passo/domain/result.ts';
import type { TokenMethod } from '@passo/engine/definition.ts';
import { useEffect, useState } from 'react';
import { hash } from '../../state/hashId.ts';
import { useSession } from '../../session/useSession.ts';
import type { JsonObject } from '@passo/engine/json.ts';
import type { WireProblem } from '../../wire/problem.ts';
import { forEvidence } from '../../journey/forEvidence.ts';
import { keepSent, sentBefore, type Sent } from './sentCode.ts';
import { randomKey } from '../../device/fingerprint.ts';

type Confirmed = Result<DataOf<'tokenConfirm'>, WireProblem>;

/** A code on its way: sending it, and saying what came of it. `assume` takes one for sent that went out before. */
export function useCode(step: string) {
  const { call } = useSession();
  const [sent, setSent] = useState<Sent | null>(() => sentBefore(step));
  useEffect(() => keepSent(step, sent), [step, sent]);
  const send = async (method: TokenMethod, answers?: JsonObject): Promise<WireProblem | null> => {
    const params = { id: hash(), step };
    const body = { method, ...(answers && { answers }) };
    const answered = await call('tokenSend', { params, body, key: randomKey() });
    if (!answered.ok) return answered.problem;
    const { target, resendInSeconds } = answered.value;
    setSent({ method, target, resendAt: Date.now() + resendInSeconds * 1000 });
    return null;
  };
  const resend = async (): Promise<WireProblem | null> => {
    const body = { startPolling: true, resendSms: true };
    const answered = await call('tokenPolling', { params: { id: hash(), step }, body, key: randomKey() });
    if (!answered.ok) return answered.problem;
    const resendAt = Date.now() + answered.value.resendInSeconds * 1000;
    setSent((before) => before && { ...before, resendAt });
    return null;
  };
  const look = async (): Promise<void> => {
    const body = { startPolling: true };
    const answered = await call('tokenPolling', { params: { id: hash(), step }, body, key: randomKey() });
    if (!answered.ok || !answered.value.undelivered) return;
    setSent((before) => before && { ...before, resendAt: Date.now(), undelivered: true });
  };
  const confirm = async (token: string): Promise<Confirmed> => {
    const { device } = (await (await forEvidence())?.evidenceAt(step)) ?? {};
    const input = { params: { id: hash(), step }, body: { token }, key: randomKey() };
    const confirmed = await call('tokenConfirm', { ...input, ...(device !== undefined && { device }) });
    if (confirmed.ok) keepSent(step, null);
    return confirmed;
  };
  return { sent, send, resend, look, confirm, assume: setSent, back: () => setSent(null) };
}
