import { useCallback, useState } from 'react';
import { randomKey } from '../../device/fingerprint.ts';
import { useAsked } from '../../journey/useAsked.ts';
import { useSession } from '../../session/useSession.ts';
import { hash } from '../../state/hashId.ts';
import type { Sent } from '../../views/token/sentCode.ts';
import type { WireProblem } from '../../wire/problem.ts';
import { useShut } from './useShut.ts';

/** Whether this device has typed the code that opens what is the person's own, and how it is had. One code opens every page behind it. */
export function useDoor() {
  const { call } = useSession();
  const [sent, setSent] = useState<Sent | null>(null);
  const params = { hashId: hash() };
  const [data, setData, again] = useAsked('myData', params);
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
  /** Where the ten minutes are over the code is asked for again. */
  const shutBy = useCallback(
    ({ name }: WireProblem): void => {
      if (name === 'data.unproven') setData((now) => now && { ...now, openUntil: null });
    },
    [setData],
  );
  /** Where nobody answers it is shut as well. */
  const look = useCallback(async (): Promise<void> => {
    const answered = await call('myData', { params: { hashId: hash() } });
    setData((now) => (answered.ok ? answered.value : now && { ...now, openUntil: null }));
  }, [call, setData]);
  useShut(data, look);
  return { data, again, setData, sent, send, confirm, shutBy };
}

export type Door = ReturnType<typeof useDoor>;
