import type { Form } from '@passo/engine/form/form.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { CameraIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { takeFor } from '../../fields/image/shotWords.ts';
import { missingPhoto, oldPhoto } from '../../fields/image/shots.ts';
import { stepHelp } from '../../fields/image/stepHelp.ts';
import { StepCamera, usePhotoCamera } from '../../fields/image/usePhotoCamera.tsx';
import { useStepForm } from '../../form/useStepForm.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useSession } from '../../session/useSession.ts';
import { tutorial } from '../../fields/tutorial.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { RemakeNote } from '../form/RemakeNote.tsx';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';
import { leadBack } from './leadBack.ts';
import { PhotosFigure } from './PhotosFigure.tsx';
import { usePhotosOf } from './photosOf.ts';
import styles from './photos.module.css';

interface PhotosFormProps extends ViewProps {
  /** The camera is open from the start. */
  readonly opensCamera: boolean;
}

/** A step of photos: one button takes all that are missing, one after the other; then the step is sent. */
export function PhotosForm({ journey, step, compiled, opensCamera }: PhotosFormProps): ReactNode {
  const session = useSession();
  const open = useStepForm(journey, compiled);
  const { attempt, busy, submit } = useSubmit(open, step);
  const camera = usePhotoCamera(open.form);
  const isRemade = journey.proposal?.stepStatus[step.slug] === 'remake';
  const take = useTake(open.form, camera.open, isRemade);
  const atOnce = useEffectEvent(() => opensCamera && take?.onClick());
  useEffect(() => leadBack(session), [session]);
  useEffect(() => void atOnce(), []);
  const sends = step.buttonText ?? 'Continuar';
  return (
    <StepCamera value={camera.open ?? null}>
      <StepLayout
        title={titleOf(step)}
        description={isRemade ? undefined : <Guidance step={step} />}
        image={step.image}
        onSubmit={() => void submit()}
        footer={
          <>
            {/* The same button before and after: who has pressed it finds the focus there when the camera is gone. */}
            <Button type={take ? 'button' : 'submit'} busy={!take && busy} onClick={take?.onClick}>
              {take && <CameraIcon />}
              {take?.label ?? sends}
            </Button>
            {take?.isOnly === false && (
              <Button type="submit" variant="ghost" busy={busy}>
                {sends}
              </Button>
            )}
          </>
        }
      >
        <RemakeNote journey={journey} step={step} />
        <PhotosFigure form={open.form} />
        <DraftNotes form={open.form} />
        <div className={styles.photos}>
          <FormFields form={open.form} attempt={attempt} opensTerms={false} />
        </div>
        <p role="status" className={styles.sending}>
          {busy && 'Enviando. Não feche esta página.'}
        </p>
      </StepLayout>
      {camera.drawn}
    </StepCamera>
  );
}

/** What the step says, and how it is done: once for all its photos. Where they are taken anew the note of that says both. */
function Guidance({ step }: Pick<ViewProps, 'step'>): ReactNode {
  const help = stepHelp(step.fields);
  return (
    <>
      {descriptionOf(step)} {help !== null && tutorial.draw({ about: titleOf(step), text: help })}
    </>
  );
}

interface Take {
  readonly label: string;
  readonly onClick: () => void;
  /** Nothing can be sent yet. */
  readonly isOnly: boolean;
}

/** What the camera is to take now; undefined: all is there, or it cannot be used here. */
function useTake(
  form: Form,
  open: ((key: string, anew?: boolean) => void) | undefined,
  isRemade: boolean,
): Take | undefined {
  const missing = usePhotosOf(form, missingPhoto);
  const old = usePhotosOf(form, oldPhoto);
  if (open === undefined) return undefined;
  if (missing !== null) return { label: takeFor(missing), onClick: () => open(missing), isOnly: true };
  if (!isRemade || old === null) return undefined;
  return { label: 'Tirar de novo', onClick: () => open(old, true), isOnly: false };
}
