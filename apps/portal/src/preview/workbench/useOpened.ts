import type { DataOf } from '@passo/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { lastName, savedText, saveText } from './saved.ts';
import { textIn } from './share.ts';
import { benchSchema } from './text/benchSchema.ts';
import { written } from './text/change.ts';
import { inOrder } from './text/order.ts';

export interface Opened {
  readonly name: string;
  readonly data: DataOf<'previewFlow'>;
  /** As it ships. */
  readonly original: string;
  /** As it is worked on: what the address brings, what this device kept, else as it ships. */
  readonly text: string;
}

/** The flow that is open, and the way to another one. */
export function useOpened() {
  const { call, start } = useSession();
  const usual = start?.channel ?? 'aurora-clt';
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (name: string, shared?: string): Promise<void> => {
    const answered = await call('previewFlow', { params: { name } });
    if (!answered.ok) return setFailure(answered.problem.message);
    const { definition, lists } = answered.value;
    const original = written(inOrder(definition, benchSchema(lists)));
    const text = shared ?? savedText(name) ?? original;
    setFailure(null);
    // What somebody else shared takes nothing from what was written here, until it is worked on.
    if (shared === undefined) saveText(name, text);
    setOpened({ name, data: answered.value, original, text });
  };
  const begin = useEffectEvent(() => {
    const name = new URLSearchParams(location.search).get('abrir') ?? lastName() ?? usual;
    return textIn(location.hash).then((shared) => open(name, shared));
  });
  // Once: afterwards whoever works here opens what they want.
  useEffect(() => void begin(), []);
  return { opened, failure, open };
}
