import type { DataOf, PortalJsonCallName } from '@passo/contract';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { tellProblem } from './tellProblem.ts';
import { useSession } from '../session/useSession.ts';
import type { WireProblem } from '../wire/problem.ts';

type Asked<Name extends PortalJsonCallName> = DataOf<Name> | null;

/**
 * What the server says to a call as soon as the page is there; null until then. Where it cannot, the person is told and may try again;
 * `onProblem` hears of it first, and stays the same from one drawing to the next.
 */
export function useAsked<Name extends PortalJsonCallName>(
  name: Name,
  params: Readonly<Record<string, string>>,
  onProblem?: (problem: WireProblem) => void,
): readonly [Asked<Name>, Dispatch<SetStateAction<Asked<Name>>>] {
  const session = useSession();
  const [said, setSaid] = useState<Asked<Name>>(null);
  const asked = JSON.stringify(params);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const answered = await session.call(name, { params: JSON.parse(asked) });
      if (gone) return;
      if (answered.ok) return setSaid(answered.value);
      onProblem?.(answered.problem);
      tellProblem(session, answered.problem, look);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [session, name, asked, onProblem]);
  return [said, setSaid];
}
