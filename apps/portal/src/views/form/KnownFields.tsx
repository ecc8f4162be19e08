import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { wordsOf } from '@passo/engine/form/words.ts';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { startTransition, useEffect, type ReactNode } from 'react';
import { loadControls } from '../../fields/FieldHost.tsx';
import { useVisibleFields } from '../../form/useFormState.ts';
import styles from './known.module.css';

interface KnownFieldsProps {
  readonly form: Form;
  /** Who knows it: 'Segundo a Dataprev'. */
  readonly source: string;
  readonly onCorrect: () => void;
}

function toldOf(form: Form, field: CompiledField): string {
  const value = form.view(field.key)?.value;
  return (value === undefined ? '' : wordsOf(field, value)) || 'Sem resposta';
}

/** What a form would ask where all of it is known already: to be read, and corrected only by whom it is wrong for. */
export function KnownFields({ form, source, onCorrect }: KnownFieldsProps): ReactNode {
  const fields = useVisibleFields(form).filter(({ answers }) => answers);
  useEffect(() => loadControls(form.compiled), [form]);
  const correct = (): void => {
    // What is read stays until the fields can be drawn: a page that goes meanwhile takes the focus along.
    startTransition(onCorrect);
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.known} aria-label={source}>
      <p className={styles.source}>
        {source}
        <LinkButton onClick={correct}>Alterar</LinkButton>
      </p>
      <dl>
        {fields.map((field) => (
          <div key={field.key}>
            <dt>{field.definition.label}</dt>
            <dd data-short>{toldOf(form, field)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
