import type { DataOf } from '@passo/contract';
import { useEffect, useState } from 'react';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { hash } from '../../state/hashId.ts';
import type { Way } from './MethodChoice.tsx';

export interface Ways {
  /** Those that reach the contact that is proven, with the contact masked. */
  readonly ways: readonly (Way & { readonly target: string })[];
  /** The step at which that contact is changed; null where nobody changes it. */
  readonly confirmedAt: string | null;
}

/** Where a code can go at a step; null until the server has said so. */
export function useWays(step: string): Ways | null {
  const session = useSession();
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const answered = await session.call('tokenMethods', { params: { id: hash(), step } });
      if (gone) return;
      if (answered.ok) setWays(read(answered.value));
      else tellProblem(session, answered.problem, look);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [session, step]);
  return ways;
}

const read = ({ methods, confirmedAt }: DataOf<'tokenMethods'>): Ways => ({
  ways: methods.flatMap(({ method, target }) => (target === null ? [] : [{ method, target }])),
  confirmedAt,
});
