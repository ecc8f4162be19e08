import type { DataOf } from '@passo/contract';
import { useEffect, useState } from 'react';
import { call } from '../../session.ts';
import { answerFrom } from './answers.ts';
import type { StepChoice } from './choice.ts';

export type Preview = DataOf<'previewStep'>;
type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly data: Preview };

/** Asks the server how the step would be answered; from then on nothing leaves this page. */
export function usePreview({ kind, state, channel, inconsistency }: StepChoice): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    const query = {
      ...(state !== null && { estado: state }),
      ...(channel !== null && { canal: channel }),
      ...(inconsistency !== null && { inconsistencia: inconsistency }),
    };
    void call('previewStep', { params: { kind }, query }).then((answered) => {
      if (!answered.ok) return setLoaded({ kind: 'failed', message: answered.problem.message });
      answerFrom(answered.value.answers);
      setLoaded({ kind: 'ready', data: answered.value });
    });
  }, [kind, state, channel, inconsistency]);
  return loaded;
}
