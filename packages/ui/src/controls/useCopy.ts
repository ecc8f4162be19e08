import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

const shownFor = 2000;
const said = { idle: '', done: 'Copiado!', failed: 'Não deu para copiar' } as const;

/** Copies a text, and says for a while what came of it; `said` is empty before and after. */
export function useCopy(text: string, onCopied?: (() => void) | undefined) {
  const [state, setState] = useState<keyof typeof said>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    const copied = await copyText(text);
    setState(copied ? 'done' : 'failed');
    if (copied) onCopied?.();
  };
  return { said: said[state], copy };
}
