import { memo, useState, type ReactNode } from 'react';
import { inRow, type NeutralField, type NeutralForm } from '../../spec.ts';
import { Bare, bareControl, controlled } from '../page/Bare.tsx';
import type { BrowserPeer, OpenedSteps } from '../page/peer.ts';

/* The floor: plain React inputs with a state each; who has dependents tells the page only when they change. */

interface PlainProps {
  readonly field: NeutralField;
  readonly onValue?: (value: unknown) => void;
  /** Of the field that it copies, or that its label names. */
  readonly followed?: string | undefined;
  /** What it held when it was in the page before. */
  readonly start?: unknown;
}

const Plain = memo(function Plain({ field, onValue, followed, start }: PlainProps): ReactNode {
  const [own, setOwn] = useState<unknown>(start ?? field.initial ?? '');
  const change = (next: unknown): void => {
    setOwn(next);
    onValue?.(next);
  };
  const value = field.copies === undefined ? own : followed;
  const label = followed === undefined ? field.label : field.label.replace(/\{\{\w+\}\}/, followed);
  return <Bare field={field} label={label} native={controlled(value, change, undefined, field.type === 'boxes')} />;
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

/** Fields that follow their neighbour, if any. */
function Pairs({ fields }: { readonly fields: readonly NeutralField[] }): ReactNode {
  return fields.map((field, index) => {
    const next = fields[index + 1];
    if (next?.shownWhile) return <Pair key={field.name} source={field} dependent={next} />;
    return field.shownWhile === undefined && <Plain key={field.name} field={field} />;
  });
}

/** One field that others follow: shown, copied or named in labels. */
function Hub({ form }: { readonly form: NeutralForm }): ReactNode {
  const [text, setText] = useState('si');
  const [follow] = useState(() => (value: unknown) => setText(String(value)));
  return form.fields.map((field) => {
    if (field.name === form.source) return <Plain key={field.name} field={field} onValue={follow} />;
    if (field.shownWhile !== undefined) return text === 'sim' && <Plain key={field.name} field={field} />;
    const follows = field.copies !== undefined || field.label.includes('{{');
    return <Plain key={field.name} field={field} {...(follows && { followed: text })} />;
  });
}

function Page({ form }: { readonly form: NeutralForm }): ReactNode {
  const { fields, group, variant } = form;
  if (group !== undefined)
    return Array.from({ length: group.rows }, (_, row) => <Pairs key={row} fields={inRow(group, row)} />);
  return variant === 'F0' || variant === 'F1' ? <Pairs fields={fields} /> : <Hub form={form} />;
}

/** What is answered is kept beside the page while another step is there. */
function openSteps(steps: readonly NeutralForm[]): OpenedSteps {
  const kept = new Map<string, unknown>();
  const draw = (field: NeutralField): ReactNode => {
    const { name } = field;
    return <Plain key={name} field={field} start={kept.get(name)} onValue={(value) => void kept.set(name, value)} />;
  };
  return { draw: (step) => steps[step]?.fields.map(draw) };
}

export const peer: BrowserPeer = {
  open: (form) => ({ element: <Page form={form} /> }),
  openSteps,
  locate: bareControl,
};
