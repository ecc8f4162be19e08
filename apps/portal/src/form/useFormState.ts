import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { FieldProblem, Form } from '@passo/engine/form/form.ts';
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

/** What is wrong, as long as somebody wants to see it; grows shorter while it is mended. */
export function useProblems(form: Form, keys: readonly string[]): readonly FieldProblem[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keys.map((key) => form.subscribe(key, listener));
      return () => stops.forEach((stop) => stop());
    },
    [form, keys],
  );
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(form.problems()));
  const problems: readonly FieldProblem[] = JSON.parse(text);
  return problems;
}
