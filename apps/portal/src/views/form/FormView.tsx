import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { FormFields } from './FormFields.tsx';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { DraftNotes } from './DraftNotes.tsx';
import { RemakeNote } from './RemakeNote.tsx';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';

/** A step that asks. */
export function FormView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useStepForm(journey, compiled);
  const { attempt, busy, submit } = useSubmit(open, step);
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      image={step.image}
      onSubmit={() => void submit()}
      footer={
        <Button type="submit" busy={busy}>
          {step.buttonText ?? 'Continuar'}
        </Button>
      }
    >
      <RemakeNote journey={journey} step={step} />
      <DraftNotes form={open.form} />
      <FormFields
        form={open.form}
        attempt={attempt}
        opensTerms={step.order === 0 && journey.config.configuration.display.opensTerms === true}
      />
    </StepLayout>
  );
}
