import { formContext, Form, payloadOf } from '@passo/engine';
import type { Form as OpenForm } from '@passo/engine/form/form.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Draft } from '../../../state/draft.ts';
import { draftOf, restoreDraft } from '../../../state/drafts.ts';
import { FormFields } from '../../../views/form/FormFields.tsx';
import styles from '../workbench.module.css';
import { withFiles } from './files.ts';
import { fillForm } from './fill.ts';
import type { PlayWorld } from './context.ts';
import { statusOf, type Play } from './usePlay.ts';

interface StepFormProps {
  readonly play: Play;
  readonly world: PlayWorld;
  /** What was typed into the step before its text changed. */
  readonly drafts: Map<string, Draft>;
  readonly opened: (form: OpenForm | null) => void;
}

/** The step that one stands at, as a form that can be filled in, and the way on. */
export function StepForm({ play, world, drafts, opened }: StepFormProps): ReactNode {
  const { flow, state, step } = play;
  const [attempt, setAttempt] = useState(0);
  const form = useMemo(() => {
    if (step === undefined) return null;
    const made = new Form(step.form, formContext(flow, state, step, world));
    const draft = drafts.get(step.slug);
    if (draft !== undefined) restoreDraft(made, step.form, draft);
    return made;
  }, [flow, state, step, world, drafts]);
  useEffect(() => {
    opened(form);
    if (form === null || step === undefined) return;
    const keep = (): void => void drafts.set(step.slug, draftOf(form));
    const stops = [form.subscribeForm(keep), ...step.form.fields.map(({ key }) => form.subscribe(key, keep))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, step, drafts, opened]);
  if (step === undefined || form === null) return null;
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (form.reveal().length > 0) return setAttempt(attempt + 1);
    play.send(withFiles(step, payloadOf(form)));
  };
  const { definition, kind } = step;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <h3>{definition.title ?? kind.texts.init?.title ?? definition.name}</h3>
      <p className={styles.fine}>{definition.description ?? kind.texts.init?.text}</p>
      {statusOf(play, step.slug) === 'remake' && (
        <p className={styles.note}>{kind.texts.remake?.text ?? 'Refaça este passo.'}</p>
      )}
      <FormFields key={step.slug} form={form} attempt={attempt} opensTerms={false} />
      {play.played.refusal !== null && (
        <p role="alert" className={styles.error}>
          {refusalOf(play)}
        </p>
      )}
      <div className={styles.row}>
        <Button type="submit">{definition.buttonText ?? 'Continuar'}</Button>
        {step.form.fields.length > 0 && (
          <button type="button" className={styles.tool} onClick={() => fillForm(form)}>
            Preencher com exemplos
          </button>
        )}
      </div>
    </form>
  );
}

const refusalOf = ({ played }: Play): string =>
  [played.refusal, ...played.problems.map(({ field, message }) => `${field}: ${message}`)].join(' · ');
