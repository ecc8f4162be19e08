import { type AnyFormApi, FieldApi, FormApi } from '@tanstack/form-core';
import type { EngineAdapter, OpenForm } from '../engine/adapter.ts';
import { initialValues, leaves, siblingPath } from '../spec.ts';

/** `rows[50].a` is how this peer writes a path. */
const nameOf = (path: string): string => path.replace(/\.(\d+)\./, '[$1].');

export const tanstack: EngineAdapter = {
  name: 'TanStack Form',
  lacks: {},
  note: 'One `FieldApi` per field with an `onChange` validator; rules and labels by hand, a subscription with selector each (what `useStore` does); the chain with `listeners.onChange`.',
  open(neutral): OpenForm {
    const form: AnyFormApi = new FormApi({ defaultValues: initialValues(neutral) });
    const stops: (() => void)[] = [form.mount()];
    const all = leaves(neutral);
    const fields = new Map<string, { handleChange(value: unknown): void; readonly state: State }>();
    const visible = new Set<string>();
    const labels = new Map<string, string>();
    const watch = (name: string, act: (value: unknown) => void): void => {
      let before: unknown;
      const { unsubscribe } = form.store.subscribe(() => {
        const value = form.getFieldValue(name);
        if (Object.is(value, before)) return;
        before = value;
        act(value);
      });
      stops.push(unsubscribe);
    };
    for (const { path, required, shownWhile, label } of all) {
      const follower = all.find(({ copies }) => copies === path);
      const field = new FieldApi({
        form,
        name: nameOf(path),
        ...(required && { validators: { onChange: ({ value }) => (value === '' ? 'required' : undefined) } }),
        ...(follower !== undefined && {
          listeners: { onChange: ({ value }) => fields.get(follower.path)?.handleChange(value) },
        }),
      });
      stops.push(field.mount());
      fields.set(path, field);
      if (shownWhile === undefined) visible.add(path);
      else
        watch(nameOf(siblingPath(path, shownWhile.field)), (value) => {
          if (value === shownWhile.value) visible.add(path);
          else visible.delete(path);
        });
      const [, source] = /\{\{(\w+)\}\}/.exec(label) ?? [];
      if (source !== undefined)
        watch(source, (value) => void labels.set(path, label.replace(`{{${source}}}`, String(value))));
    }
    return {
      change: (path, value) => fields.get(path)?.handleChange(value),
      value: (path) => fields.get(path)?.state.value,
      visible: (path) => visible.has(path),
      wrong: (path) => (fields.get(path)?.state.meta.errors.length ?? 0) > 0,
      label: (path) => labels.get(path) ?? '',
      close: () => {
        for (const stop of stops) stop();
      },
    };
  },
};

interface State {
  readonly value: unknown;
  readonly meta: { readonly errors: readonly unknown[] };
}
