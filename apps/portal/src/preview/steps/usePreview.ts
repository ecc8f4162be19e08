import type { DataOf } from '@passo/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import type { StepChoice } from './choice.ts';

export type Preview = DataOf<'previewStep'>;
type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly data: Preview };

/** Asks the server how the step would be answered. */
export function usePreview({ kind, state, channel, inconsistency }: StepChoice): Loaded {
  const { call } = useSession();
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    const query = {
      ...(state !== null && { estado: state }),
      ...(channel !== null && { canal: channel }),
      ...(inconsistency !== null && { inconsistencia: inconsistency }),
    };
    void call('previewStep', { params: { kind }, query }).then((answered) => {
      if (!answered.ok) return setLoaded({ kind: 'failed', message: answered.problem.message });
      setLoaded({ kind: 'ready', data: answered.value });
    });
  }, [call, kind, state, channel, inconsistency]);
  return loaded;
}
