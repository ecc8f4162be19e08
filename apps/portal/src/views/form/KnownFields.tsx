import type { StepOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import { wordsOf } from '@passo/engine/form/words.ts';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { startTransition, useEffect, type ReactNode } from 'react';
import { loadControls } from '../../fields/FieldHost.tsx';
import { useVisibleFields } from '../../form/useFormState.ts';
import type { Journey } from '../../journey/journey.ts';
import type { ViewProps } from '../view.ts';
import styles from './known.module.css';

interface KnownFieldsProps extends Pick<ViewProps, 'journey' | 'step'> {
  readonly form: Form;
  readonly onCorrect: () => void;
}

/** Who knows it: the question put just before says so ('Segundo a Dataprev'), else the customer told it elsewhere. */
function sourceOf({ config }: Journey, { order }: StepOnWire): string {
  const before = config.steps.find((step) => step.order === order - 1);
  return before?.texts.success?.source ?? 'O que você já contou';
}

/** What a form would ask where all of it is known already: to be read, and corrected only by whom it is wrong for. */
export function KnownFields({ form, journey, step, onCorrect }: KnownFieldsProps): ReactNode {
  const source = sourceOf(journey, step);
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
            <dd data-short>{wordsOf(field, form.view(field.key)?.value) || 'Sem resposta'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
