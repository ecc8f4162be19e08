import type { DataOf, PortalJsonCallName } from '@passo/contract';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { tellProblem } from './tellProblem.ts';
import { useSession } from '../session/useSession.ts';
import type { WireProblem } from '../wire/problem.ts';

type Asked<Name extends PortalJsonCallName> = DataOf<Name> | null;

/** Asks once more; null while an answer may still come. */
type AskAgain = (() => void) | null;

/**
 * What the server says to a call as soon as the page is there; null until then. Where it cannot, the person is told and may try again,
 * also after what told it was put away; `onProblem` hears of it first, and stays the same from one drawing to the next.
 */
export function useAsked<Name extends PortalJsonCallName>(
  name: Name,
  params: Readonly<Record<string, string>>,
  onProblem?: (problem: WireProblem) => void,
): readonly [said: Asked<Name>, say: Dispatch<SetStateAction<Asked<Name>>>, again: AskAgain] {
  const session = useSession();
  const [said, setSaid] = useState<Asked<Name>>(null);
  const [again, setAgain] = useState<AskAgain>(null);
  const asked = JSON.stringify(params);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      setAgain(null);
      const answered = await session.call(name, { params: JSON.parse(asked) });
      if (gone) return;
      if (answered.ok) return setSaid(answered.value);
      setAgain(() => () => void look());
      onProblem?.(answered.problem);
      tellProblem(session, answered.problem, look);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [session, name, asked, onProblem]);
  return [said, setSaid, again];
}
