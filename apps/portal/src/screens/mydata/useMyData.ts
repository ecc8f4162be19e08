import type { BodyOf, DataOf } from '@passo/contract';
import { randomKey } from '../../device/fingerprint.ts';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { hash } from '../../state/hashId.ts';
import type { Door } from '../door/useDoor.ts';

export type DataRequest = DataOf<'askMyData'>;

/** Asks something of this person's data: what was asked, newest first; null where it was refused and the person told. */
export function useMyData({ setData, shutBy }: Door) {
  const session = useSession();
  return async function ask(body: BodyOf<'askMyData'>): Promise<DataRequest | null> {
    const answered = await session.call('askMyData', { params: { hashId: hash() }, body, key: randomKey() });
    if (answered.ok) {
      const { value } = answered;
      setData(
        (now) => now && { ...now, requests: [value, ...now.requests.filter((one) => one.protocol !== value.protocol)] },
      );
      return value;
    }
    shutBy(answered.problem);
    tellProblem(session, answered.problem, () => ask(body));
    return null;
  };
}
