import { createFormControl, get } from 'react-hook-form';
import type { EngineAdapter, OpenForm } from '../engine/adapter.ts';
import { initialValues, leaves, siblingPath, type NeutralForm } from '../spec.ts';

interface Kept {
  readonly visible: Set<string>;
  readonly labels: Map<string, string>;
}

/** `register` for each field; rules by hand through `subscribe` by field name, which is what `useWatch` does. */
function open(neutral: NeutralForm, formValidity: boolean): OpenForm {
  const form = createFormControl<Record<string, unknown>>({ mode: 'onChange', defaultValues: initialValues(neutral) });
  const fields = leaves(neutral);
  const props = new Map(fields.map((field) => [field.path, form.register(field.path, { required: field.required })]));
  const kept: Kept = { visible: new Set(), labels: new Map() };
  let errors: object = {};
  const stops = [
    form.subscribe({
      formState: { errors: true, ...(formValidity && { isValid: true }) },
      callback: (state) => void (errors = state.errors ?? errors),
    }),
    ...fields.flatMap((field) => rulesOf(form, field, kept)),
  ];
  return {
    change: async (path, value) => {
      await props.get(path)?.onChange({ type: 'change', target: { name: path, value } });
    },
    value: (path) => form.getValues(path),
    visible: (path) => kept.visible.has(path),
    wrong: (path) => get(errors, path) !== undefined,
    label: (path) => kept.labels.get(path) ?? '',
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

type Control = ReturnType<typeof createFormControl<Record<string, unknown>>>;

function rulesOf(form: Control, field: ReturnType<typeof leaves>[number], kept: Kept): readonly (() => void)[] {
  const { path, shownWhile, copies, label } = field;
  const watch = (name: string, act: (value: unknown) => void): (() => void) =>
    form.subscribe({
      name,
      exact: true,
      formState: { values: true },
      callback: ({ values }) => act(get(values, name)),
    });
  const stops: (() => void)[] = [];
  if (shownWhile === undefined) kept.visible.add(path);
  else
    stops.push(
      watch(siblingPath(path, shownWhile.field), (value) => {
        if (value === shownWhile.value) kept.visible.add(path);
        else kept.visible.delete(path);
      }),
    );
  if (copies !== undefined) stops.push(watch(copies, (value) => form.setValue(path, value)));
  const [, source] = /\{\{(\w+)\}\}/.exec(label) ?? [];
  if (source !== undefined)
    stops.push(watch(source, (value) => void kept.labels.set(path, label.replace(`{{${source}}}`, String(value)))));
  return stops;
}

export const reactHookForm: EngineAdapter = {
  name: 'react-hook-form',
  lacks: {},
  note: '`register` per field, rules and labels by hand through `subscribe` (what `useWatch` does); `isValid` is watched, as ours is.',
  open: (form) => open(form, true),
};

export const reactHookFormFieldsOnly: EngineAdapter = {
  name: 'react-hook-form †',
  lacks: {},
  note: 'the same with `isValid` unread: the changed field is judged, whether the form is valid is not known. Not the same work; shown because it is common.',
  open: (form) => open(form, false),
};
