import type { DataOf } from '@passo/contract';
import { useMemo } from 'react';
import { useAsked } from '../../journey/useAsked.ts';
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
  const [said] = useAsked('tokenMethods', { id: hash(), step });
  return useMemo(() => said && read(said), [said]);
}

const read = ({ methods, confirmedAt }: DataOf<'tokenMethods'>): Ways => ({
  ways: methods.flatMap(({ method, target }) => (target === null ? [] : [{ method, target }])),
  confirmedAt,
});
