import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useSyncExternalStore } from 'react';

interface Preparing {
  readonly pictures: Map<string, Blob>;
  readonly listeners: Set<() => void>;
}

const forms = new WeakMap<Form, Preparing>();

function preparingOf(form: Form): Preparing {
  const known = forms.get(form) ?? { pictures: new Map<string, Blob>(), listeners: new Set<() => void>() };
  forms.set(form, known);
  return known;
}

/** The picture that is being made small for a field, the newest one; null: none is any more. */
export function setPreparing(form: Form, key: string, picture: Blob | null): void {
  const { pictures, listeners } = preparingOf(form);
  if (picture === null) pictures.delete(key);
  else pictures.set(key, picture);
  for (const listener of [...listeners]) listener();
}

export const preparing = (form: Form, key: string): Blob | null => preparingOf(form).pictures.get(key) ?? null;

export function usePreparing(form: Form, key: string): Blob | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = preparingOf(form);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [form],
  );
  return useSyncExternalStore(subscribe, () => preparing(form, key));
}
