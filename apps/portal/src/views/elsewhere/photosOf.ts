import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useSyncExternalStore } from 'react';

/** What is read of a form's photos, and again whenever an answer changes. `read` gives the same for the same answers. */
export function usePhotosOf<Read extends string | null>(form: Form, read: (form: Form) => Read): Read {
  const subscribe = useCallback((listener: () => void) => form.subscribeValues(listener), [form]);
  return useSyncExternalStore(subscribe, () => read(form));
}
