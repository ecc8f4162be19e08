import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { onDemand } from '../../drawing/drawable.ts';
import { FormFields } from './FormFields.tsx';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { DraftNotes } from './DraftNotes.tsx';
import { RemakeNote } from './RemakeNote.tsx';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';

const known = onDemand(async () => (await import('./KnownFields.tsx')).KnownFields);

/** A step that asks; where all of it is known already and nobody has touched it, it is read and confirmed. */
export function FormView({ journey, step, compiled }: ViewProps): ReactNode {
  const open = useStepForm(journey, compiled);
  const { form } = open;
  const { attempt, busy, submit } = useSubmit(open, step);
  const { required, filled } = form.progress();
  const { data, stepStatus } = journey.proposal ?? {};
  const source = data?.known?.[step.slug];
  // Who comes back from where it is read comes to change it.
  const [isOpen, setOpen] = useState(open.drafted || required > filled || stepStatus?.[step.slug] !== 'init');
  const isRead = source !== undefined && !isOpen && attempt === 0;
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      image={step.image}
      onSubmit={() => void submit()}
      footer={
        <Button type="submit" busy={busy}>
          {step.buttonText ?? (isRead ? 'Está certo' : 'Continuar')}
        </Button>
      }
    >
      <RemakeNote journey={journey} step={step} />
      <DraftNotes form={form} />
      {isRead ? (
        known.draw({ form, source, onCorrect: () => setOpen(true) })
      ) : (
        <FormFields
          form={form}
          attempt={attempt}
          opensTerms={step.order === 0 && journey.config.configuration.display.opensTerms === true}
        />
      )}
    </StepLayout>
  );
}
