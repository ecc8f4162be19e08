import type { BodyOf, DataOf } from '@passo/contract';
import { useState } from 'react';
import { randomKey } from '../../device/fingerprint.ts';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useAsked } from '../../journey/useAsked.ts';
import { useSession } from '../../session/useSession.ts';
import { hash } from '../../state/hashId.ts';
import type { Sent } from '../../views/token/sentCode.ts';
import type { WireProblem } from '../../wire/problem.ts';

export type DataRequest = DataOf<'askMyData'>;

/** What the server says of this person's data, and what can be asked of it. */
export function useMyData() {
  const session = useSession();
  const { call } = session;
  const [sent, setSent] = useState<Sent | null>(null);
  const params = { hashId: hash() };
  const [data, setData] = useAsked('myData', params);
  const send = async (): Promise<WireProblem | null> => {
    const answered = await call('sendMyDataCode', { params, body: {}, key: randomKey() });
    if (!answered.ok) return answered.problem;
    const { method, target, resendInSeconds } = answered.value;
    setSent({ method, target, resendAt: Date.now() + resendInSeconds * 1000 });
    return null;
  };
  const confirm = async (token: string): Promise<WireProblem | null> => {
    const answered = await call('confirmMyDataCode', { params, body: { token }, key: randomKey() });
    if (!answered.ok) return answered.problem;
    setSent(null);
    setData(answered.value);
    return null;
  };
  /** What was asked, newest first; null where it was refused and the person told. */
  const ask = async (body: BodyOf<'askMyData'>): Promise<DataRequest | null> => {
    const answered = await call('askMyData', { params, body, key: randomKey() });
    if (answered.ok) {
      const { value } = answered;
      setData(
        (now) => now && { ...now, requests: [value, ...now.requests.filter((one) => one.protocol !== value.protocol)] },
      );
      return value;
    }
    // The ten minutes are over: the code is asked for again.
    if (answered.problem.name === 'data.unproven') setData((now) => now && { ...now, openUntil: null });
    tellProblem(session, answered.problem, () => ask(body));
    return null;
  };
  return { data, sent, send, confirm, ask };
}
