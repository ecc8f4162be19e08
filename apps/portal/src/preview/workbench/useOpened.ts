import type { DataOf } from '@passo/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { savedText, saveText, type Saved } from './saved.ts';
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

/** What there is to begin with: an address's own flow, then what was worked on last. */
async function beginning(): Promise<Partial<Saved>> {
  const text = await textIn(location.hash);
  const kept = savedText();
  const name = new URLSearchParams(location.search).get('abrir') ?? kept?.name;
  if (text !== undefined) return { text, ...(name !== undefined && { name }) };
  return { ...(name !== undefined && { name }), ...(kept !== undefined && kept.name === name && { text: kept.text }) };
}

/** The flow that is open, and the way to another one. */
export function useOpened() {
  const { call, start } = useSession();
  const usual = start?.channel ?? 'aurora-clt';
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (name: string, text?: string): Promise<void> => {
    const answered = await call('previewFlow', { params: { name } });
    if (!answered.ok) return setFailure(answered.problem.message);
    const { definition, lists } = answered.value;
    const original = written(inOrder(definition, benchSchema(lists)));
    setFailure(null);
    saveText({ name, text: text ?? original });
    setOpened({ name, data: answered.value, original, text: text ?? original });
  };
  const begin = useEffectEvent(() => beginning().then(({ name = usual, text }) => open(name, text)));
  // Once: afterwards whoever works here opens what they want.
  useEffect(() => void begin(), []);
  return { opened, failure, open };
}
