import { TermControl } from '@passo/ui/controls/TermControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { useOpenTerm } from './terms.ts';

/** A consent; its text opens in the drawer of the form. */
export function TermField(props: FieldProps): ReactNode {
  const { form, view, definition } = props;
  const openTerm = useOpenTerm();
  return (
    <TermControl
      {...commonProps(props)}
      // Of a term with a text it heads that text.
      title={definition.term === undefined ? definition.title : undefined}
      value={view.value === true}
      onChange={(accepted) => form.change(view.key, accepted)}
      onOpenTerm={definition.term && (() => openTerm({ form, key: view.key }))}
    />
  );
}
