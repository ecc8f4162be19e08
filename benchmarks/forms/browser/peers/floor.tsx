import { memo, useState, type ReactNode } from 'react';
import type { NeutralField, NeutralForm } from '../../spec.ts';
import { Bare, bareControl, controlled } from '../page/Bare.tsx';
import type { BrowserPeer } from '../page/peer.ts';

/* The floor: plain React inputs with a state each; who has dependents tells the page only when they come or go. */

const Plain = memo(function Plain({
  field,
  onValue,
}: {
  readonly field: NeutralField;
  readonly onValue?: (value: unknown) => void;
}): ReactNode {
  const [value, setValue] = useState<unknown>(field.initial ?? '');
  const change = (next: unknown): void => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <Bare field={field} label={field.label} native={controlled(value, change, undefined, field.type === 'boxes')} />
  );
});

/** A rule's source and what depends on it: one state, so that nothing else is drawn again. */
function Pair({ source, dependent }: { readonly source: NeutralField; readonly dependent: NeutralField }): ReactNode {
  const [shown, setShown] = useState(false);
  const [follow] = useState(() => (value: unknown) => setShown(value === dependent.shownWhile?.value));
  return (
    <>
      <Plain field={source} onValue={follow} />
      {shown && <Plain field={dependent} />}
    </>
  );
}

function Page({ form }: { readonly form: NeutralForm }): ReactNode {
  const [shown, setShown] = useState(false);
  const [follow] = useState(() => (value: unknown) => setShown(value === 'sim'));
  return form.fields.map((field, index) => {
    const next = form.fields[index + 1];
    if (form.variant === 'F1' && next?.shownWhile) return <Pair key={field.name} source={field} dependent={next} />;
    if (field.shownWhile !== undefined)
      return form.variant === 'F2' && shown && <Plain key={field.name} field={field} />;
    return field.name === form.source && form.variant === 'F2' ? (
      <Plain key={field.name} field={field} onValue={follow} />
    ) : (
      <Plain key={field.name} field={field} />
    );
  });
}

export const peer: BrowserPeer = { open: (form) => ({ element: <Page form={form} /> }), locate: bareControl };
