import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { Illustration } from '@passo/ui/illustrations/Illustration.tsx';
import type { CompiledField } from '@passo/engine/form/compile.ts';
import type { ReactNode } from 'react';
import { useVisibleFields } from '../form/useFormState.ts';
import { useStepForm } from '../form/useStepForm.ts';
import { useSubmit } from '../form/useSubmit.ts';
import { illustrationOf } from './illustration.ts';
import { TutorialBar } from './TutorialBar.tsx';
import { TutorialQuestion } from './TutorialQuestion.tsx';
import { TutorialSteps } from './TutorialSteps.tsx';
import { descriptionOf, titleOf, type ViewProps } from './view.ts';
import styles from './tutorial.module.css';

const isButton = ({ kind }: CompiledField): boolean => kind?.control === 'button';

/** What to do before one goes on: what it asks, and below that the messages that follow from it, in numbered steps. */
export function TutorialView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useStepForm(journey, compiled);
  const { form } = open;
  const { submit } = useSubmit(open, step);
  const fields = useVisibleFields(form);
  const bar = form.compiled.fields.some(isButton) ? fields.filter(isButton) : null;
  const asked = fields.filter(({ answers }) => answers);
  const own = step.buttonText ?? step.texts.init?.action ?? 'Continuar';
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      footer={bar?.length !== 0 && <TutorialBar buttons={bar} own={own} onGoOn={submit} />}
    >
      {asked.length === 0 && (
        <div className={styles.picture}>
          <Illustration name={illustrationOf(step.illustration)} />
        </div>
      )}
      {asked.map((field) => (
        <TutorialQuestion key={field.key} form={form} field={field} title={titleOf(step)} />
      ))}
      <TutorialSteps messages={fields.filter(({ kind }) => kind?.control === 'message')} />
    </StepLayout>
  );
}
