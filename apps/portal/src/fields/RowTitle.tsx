import type { Form } from '@passo/engine/form/form.ts';
import { EditedText } from '@passo/ui/controls/EditedText.tsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useFieldView } from '../form/useFormState.ts';
import { fieldId } from './fieldProps.ts';
import { filledTitle, keysIn } from './rowNames.ts';

interface RowTitleProps {
  /** The group's own. */
  readonly form: Form;
  /** With `{{key}}` of the group's fields. */
  readonly title: string;
  readonly within: string;
  /** What it is called while it has no name. */
  readonly number: string;
  /** Key of the text that is the title itself. */
  readonly own: string | undefined;
}

/** The name of a group: made of its answers, or an answer itself and then changed where it stands. */
export function RowTitle({ own, ...props }: RowTitleProps): ReactNode {
  return own === undefined ? <Told {...props} /> : <Renamed {...props} own={own} />;
}

function Told({ form, title, number }: Pick<RowTitleProps, 'form' | 'title' | 'number'>): ReactNode {
  const words = useSyncExternalStore(
    (listener) => {
      const stops = keysIn(title).map((key) => form.subscribe(key, listener));
      return () => stops.forEach((stop) => stop());
    },
    () => filledTitle(title, (key) => form.plain(key) ?? ''),
  );
  return words || number;
}

function Renamed({ form, within, number, own }: RowTitleProps & { readonly own: string }): ReactNode {
  const view = useFieldView(form, own);
  const definition = form.definition(own);
  if (view === undefined) return number;
  const path = `${within}.${own}`;
  return (
    <EditedText
      id={fieldId(path)}
      name={path}
      label={view.label || own}
      value={typeof view.value === 'string' ? view.value : ''}
      onChange={(text) => form.change(own, text)}
      onBlur={() => form.blur(own)}
      readOnly={view.readOnly}
      error={view.error}
      placeholder={definition?.placeholder ?? number}
      maxLength={definition?.maxLength}
    />
  );
}
