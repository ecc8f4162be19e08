import { useForm } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { initialValues, type NeutralField, type NeutralForm } from '../../spec.ts';
import { Bare, bareControl, controlled } from '../page/Bare.tsx';
import type { BrowserPeer } from '../page/peer.ts';

type Ask = (name: string) => unknown;

function Page({ neutral, hold }: { readonly neutral: NeutralForm; readonly hold: (ask: Ask) => void }): ReactNode {
  const form = useForm({ defaultValues: initialValues(neutral) });
  hold((name) => form.getFieldValue(name));
  const draw = (neutralField: NeutralField): ReactNode => (
    <form.Field
      key={neutralField.name}
      name={neutralField.name}
      validators={neutralField.required ? { onChange: ({ value }) => (value === '' ? 'required' : undefined) } : {}}
    >
      {({ state, handleChange, handleBlur }) => (
        <Bare
          field={neutralField}
          label={neutralField.label}
          wrong={state.meta.errors.length > 0}
          native={controlled(state.value, handleChange, handleBlur, neutralField.type === 'boxes')}
        />
      )}
    </form.Field>
  );
  return neutral.fields.map((field) => {
    const { name, shownWhile } = field;
    if (shownWhile === undefined) return draw(field);
    return (
      <form.Subscribe key={name} selector={({ values }) => values[shownWhile.field] === shownWhile.value}>
        {(shown) => shown && draw(field)}
      </form.Subscribe>
    );
  });
}

export const peer: BrowserPeer = {
  open(neutral) {
    let ask: Ask | undefined;
    return { element: <Page neutral={neutral} hold={(given) => void (ask = given)} />, answer: (name) => ask?.(name) };
  },
  locate: bareControl,
};
