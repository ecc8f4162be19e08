import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import type { FieldView } from '@passo/engine/form/node.ts';
import { useCallback, useSyncExternalStore } from 'react';

/** One field as it shows now; draws again only when this field changed. */
export function useFieldView(form: Form, key: string): FieldView | undefined {
  const subscribe = useCallback((listener: () => void) => form.subscribe(key, listener), [form, key]);
  return useSyncExternalStore(subscribe, () => form.view(key));
}

/** The fields in view, in the order of the page; draws again only when one comes or goes. */
export function useVisibleFields(form: Form): readonly CompiledField[] {
  const subscribe = useCallback((listener: () => void) => form.subscribeForm(listener), [form]);
  useSyncExternalStore(subscribe, () => form.layoutVersion);
  return form.visibleFields();
}
